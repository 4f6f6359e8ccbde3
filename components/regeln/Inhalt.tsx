import type { RegelId } from '@/lib/domain/regelwerk/regel-ids'

export interface Kapitel {
  readonly anker: string
  readonly titel: string
  readonly regeln?: readonly RegelId[]
}

/** The table of contents; beside the text also every rule by its number. */
export function Inhalt({ kapitel }: { readonly kapitel: readonly Kapitel[] }) {
  // Where most rules are Urexweiler's own, its letter goes without saying.
  const urexweiler = kapitel.find((k) => k.regeln)?.regeln?.[0]?.startsWith('U-')
  return (
    <nav
      aria-label="Inhalt"
      className="lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto"
    >
      <ol className="print:mb-6 print:columns-2">
        {kapitel.map((k) => (
          <li key={k.anker} className="border-b border-linie lg:pb-2">
            <a
              href={`#${k.anker}`}
              className="flex min-h-12 items-center font-semibold hover:text-gruen print:min-h-0 print:py-1"
            >
              {k.titel}
            </a>
            {k.regeln && (
              <ul className="nur-schirm -ml-1.5 hidden flex-wrap lg:flex">
                {k.regeln.map((id) => (
                  <li key={id}>
                    <a
                      href={`#${id}`}
                      className="grid min-h-8 min-w-10 place-items-center rounded-klein px-1.5 text-klein text-leise hover:bg-gruen-hell hover:text-gruen"
                    >
                      {urexweiler ? id.replace('U-', '') : id}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
