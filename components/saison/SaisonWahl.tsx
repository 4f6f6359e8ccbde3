import { Verweis } from '@/components/ui/Verweis'
import type { SaisonAkte } from '@/lib/domain/verein/verein'

interface Props {
  readonly saisons: readonly SaisonAkte[]
  readonly gewaehlt: string
  readonly href: (saisonId: string) => string
}

/** Which season the page shows, as links. */
export function SaisonWahl({ saisons, gewaehlt, href }: Props) {
  if (saisons.length < 2) return null
  return (
    <nav aria-label="Saison wählen" className="nur-schirm mb-6 flex flex-wrap gap-2">
      {saisons.map((s) => (
        <Verweis
          key={s.id}
          href={href(s.id)}
          aria-current={s.id === gewaehlt ? 'page' : undefined}
          className={`rounded-karte inline-flex min-h-12 max-w-full items-center border px-4 py-1.5 wrap-anywhere ${
            s.id === gewaehlt
              ? 'border-gruen bg-gruen-hell font-semibold'
              : 'border-linie bg-flaeche hover:border-rand'
          }`}
        >
          {s.name}
        </Verweis>
      ))}
    </nav>
  )
}
