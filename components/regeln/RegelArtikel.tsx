import type { RegelId } from '@/lib/domain/regelwerk/regel-ids'
import type { Regelwerk } from '@/lib/domain/regelwerk/regelwerk'
import type { RegelText } from '@/lib/format/regeln/regeltext'
import { RegelBeispiel } from './RegelBeispiel'
import { RegelVerweise } from './RegelVerweise'

interface Props {
  readonly id: RegelId
  readonly regel: RegelText
  readonly regelwerk: Regelwerk
}

/** One rule under its anchor; the one that a link led to stands out. */
export function RegelArtikel({ id, regel, regelwerk }: Props) {
  const { titel, text, liste, beispiele, entscheidungen } = regel
  return (
    <article
      id={id}
      aria-labelledby={`${id}-titel`}
      className="-mx-3 scroll-mt-4 rounded-karte px-3 py-4 target:bg-gruen-hell target:ring-2 target:ring-gruen print:mx-0 print:px-0"
    >
      <div className="flex items-baseline justify-between gap-4">
        <h3 id={`${id}-titel`} className="min-w-0 text-gross font-semibold">
          {titel}
        </h3>
        <a
          href={`#${id}`}
          className="inline-grid min-h-8 min-w-12 shrink-0 items-center justify-items-end rounded-klein text-klein text-leise hover:text-gruen hover:underline"
        >
          <span className="sr-only">Link auf Regel </span>
          {id}
        </a>
      </div>
      <p className="mt-1 max-w-prose">
        <RegelVerweise text={text} />
      </p>
      {liste && (
        <ul className="mt-2 grid max-w-prose list-disc gap-1 pl-5 marker:text-gruen">
          {liste.map((zeile) => (
            <li key={zeile}>
              <RegelVerweise text={zeile} />
            </li>
          ))}
        </ul>
      )}
      {beispiele && (
        <ul aria-label="Beispiele" className="mt-3 border-b border-linie">
          {beispiele.map((beispiel) => (
            <RegelBeispiel key={beispiel.text} beispiel={beispiel} regelwerk={regelwerk} />
          ))}
        </ul>
      )}
      {entscheidungen?.map((e) => (
        <p key={e.kennung} className="mt-3 max-w-prose text-klein text-leise">
          <strong className="font-semibold text-tinte">Entscheidung {e.kennung}.</strong>{' '}
          <RegelVerweise text={e.text} />
        </p>
      ))}
    </article>
  )
}
