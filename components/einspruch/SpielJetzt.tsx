import { Zahl } from '@/components/ui/Zahl'
import { computeSpieltag } from '@/lib/domain/spieltag/rechnen'
import { regelwerkDes } from '@/lib/domain/spieltag/regelwerk'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { getSpiel } from '@/lib/domain/spieltag/vorgriff'
import { textEintrag } from '@/lib/format/eintrag'

interface Props {
  readonly akte: SpieltagAkte
  readonly spielId: string
  readonly namen: Readonly<Record<string, string>>
}

/** What stands there now, for who had seen something else. */
export function SpielJetzt({ akte, spielId, namen }: Props) {
  const { spiel, besetzung, gestrichen } = getSpiel(akte, spielId)
  const stand = computeSpieltag(akte)
    .runden.flatMap((r) => r.spiele)
    .find((s) => s.akte.id === spielId)?.stand
  const zeilen = textEintrag(spiel, {
    spieler: stand?.spieler ?? besetzung,
    regelwerk: regelwerkDes(akte),
    namen,
    ansagen: stand?.ansagen ?? {},
  })
  return (
    <>
      <p className="mt-2 font-semibold">
        {gestrichen ? 'So steht es jetzt, gestrichen:' : 'So steht es jetzt:'}
      </p>
      <ul className="text-klein">
        {zeilen.map(({ was, wert }) => (
          <li key={was} className="wrap-anywhere">
            {was}: {wert}
          </li>
        ))}
        {stand && (
          <li>
            Wert: <Zahl wert={stand.wert} />
          </li>
        )}
      </ul>
    </>
  )
}
