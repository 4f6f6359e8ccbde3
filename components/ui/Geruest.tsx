const BREITEN = ['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-3/5'] as const

/** Ruled lines in place of content that is on its way; they show only when it takes longer than 300 ms. */
export function Geruest({ zeilen = 5 }: { readonly zeilen?: number }) {
  return (
    <div role="status" className="animate-erscheinen">
      <span className="sr-only">Wird geladen …</span>
      <div aria-hidden="true" className="grid gap-5 py-4">
        {Array.from({ length: zeilen }, (_, i) => (
          <div
            key={i}
            className={`h-4 rounded-klein bg-linie opacity-70 ${BREITEN[i % BREITEN.length]}`}
          />
        ))}
      </div>
    </div>
  )
}
