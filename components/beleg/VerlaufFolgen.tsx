import type { Chronikeintrag } from '@/lib/domain/protokoll/chronik'
import { textWirkungen } from '@/lib/format/chronik'
import type { RangpunkteForm } from '@/lib/format/rangpunkte'

interface Props {
  readonly eintrag: Chronikeintrag
  readonly form: RangpunkteForm
}

/** More sentences than these are folded away until asked for; on paper they all stand. */
const OFFEN_HOECHSTENS = 3

/** What else came of an entry: on the evening, and in the season. */
export function VerlaufFolgen({ eintrag, form }: Props) {
  const { abend, saison } = textWirkungen(eintrag, form)
  const anzahl = abend.length + saison.length
  if (anzahl === 0) return null
  const inhalt = (
    <div className="grid gap-1.5">
      <Saetze titel="Am Abend" saetze={abend} />
      <Saetze titel="In der Saison" saetze={saison} />
    </div>
  )
  if (anzahl <= OFFEN_HOECHSTENS) return inhalt
  return (
    <details className="-my-2 print:details-content:[content-visibility:visible]">
      <summary className="flex min-h-12 items-center text-klein text-gruen underline-offset-4 hover:underline print:min-h-0 print:text-tinte">
        Was sich dadurch änderte ({anzahl})
      </summary>
      <div className="pb-2">{inhalt}</div>
    </details>
  )
}

function Saetze({ titel, saetze }: { readonly titel: string; readonly saetze: readonly string[] }) {
  if (saetze.length === 0) return null
  return (
    <div className="text-klein">
      <p className="text-leise">{titel}</p>
      <ul className="grid list-disc gap-0.5 pl-5 marker:text-leise">
        {saetze.map((satz) => (
          <li key={satz} className="wrap-anywhere">
            {satz}
          </li>
        ))}
      </ul>
    </div>
  )
}
