import { Verweis } from '@/components/ui/Verweis'
import type { GetrennteZeile } from '@/lib/domain/spieltag/papier'
import type { EinzelUrsache, Ursache } from '@/lib/domain/spieltag/papier-ursache'
import type { PapierWorte } from '@/lib/format/papier'
import { textGewissheit, textSpielnummer } from '@/lib/format/papier'
import { textUrsache } from '@/lib/format/papier-ursache'

interface Umfeld {
  readonly worte: PapierWorte
  readonly hrefSpiel: (spielId: string) => string
  /** The receipt that is linked already. */
  readonly ohneBeleg: number | null
}

/** More than these beside the likeliest are folded away. */
const SICHTBAR = 3

/** What explains the difference of a row: the likeliest large, others that do as well below it. */
export function Ursachen({ zeile, ...rest }: Umfeld & { readonly zeile: GetrennteZeile }) {
  const [erste, ...andere] = zeile.urteil.ursachen
  if (!erste) return null
  const weitere = andere.slice(SICHTBAR)
  const gewissheit = textGewissheit(zeile)
  return (
    <div className="grid gap-3">
      <div className="rounded-karte border border-gruen bg-gruen-hell px-4 py-3">
        <p className="text-klein text-leise">{gewissheit.erste}</p>
        <EineUrsache ursache={erste} gross {...rest} />
      </div>
      {gewissheit.zusatz !== null && <p className="text-klein">{gewissheit.zusatz}</p>}
      {andere.length > 0 && (
        <div>
          <p className="mb-1 text-klein text-leise">{gewissheit.andere}</p>
          <Liste ursachen={andere.slice(0, SICHTBAR)} {...rest} />
          {weitere.length > 0 && (
            <details className="border-t border-dotted border-linie">
              <summary className="flex min-h-12 items-center text-gruen">
                {weitere.length === 1 ? 'Eine weitere' : `${weitere.length} weitere`} Erklärung
                {weitere.length === 1 ? '' : 'en'}
              </summary>
              <Liste ursachen={weitere} {...rest} />
            </details>
          )}
        </div>
      )}
    </div>
  )
}

function Liste({ ursachen, ...rest }: Umfeld & { readonly ursachen: readonly Ursache[] }) {
  return (
    <ul>
      {ursachen.map((ursache, i) => (
        <li key={i} className="border-t border-dotted border-linie py-2">
          <EineUrsache ursache={ursache} {...rest} />
        </li>
      ))}
    </ul>
  )
}

function EineUrsache(props: Umfeld & { readonly ursache: Ursache; readonly gross?: boolean }) {
  const { ursache, worte, hrefSpiel, ohneBeleg, gross } = props
  const { titel, text } = textUrsache(ursache, worte)
  return (
    <>
      <p className={gross ? 'font-titel text-gross font-semibold' : 'font-semibold'}>{titel}</p>
      <p>{text}</p>
      {spieleDer(ursache, worte)
        .filter((spiel) => spiel.nummer !== ohneBeleg)
        .map((spiel) => (
          <Verweis
            key={spiel.id}
            href={hrefSpiel(spiel.id)}

            className="verweis mr-4 inline-flex min-h-12 items-center"
          >
            Beleg von {textSpielnummer(spiel.nummer, worte.spiele)}
          </Verweis>
        ))}
    </>
  )
}

/** The games that a cause is about: a slip in the totals is about none. */
function spieleDer(ursache: Ursache, { spiele }: PapierWorte) {
  const einzelne: readonly EinzelUrsache[] = ursache.art === 'zwei' ? ursache.ursachen : [ursache]
  return einzelne.flatMap((u) => {
    const spiel = 'spiel' in u ? spiele[u.spiel - 1] : undefined
    const nurStand = u.art === 'staende-vertauscht' || u.art === 'anderes-spiel'
    return spiel === undefined || nurStand ? [] : [spiel]
  })
}
