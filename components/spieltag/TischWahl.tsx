import { Sitzplan } from './Sitzplan'
import type { useTeilnahme } from './use-teilnahme'
import { WerSpielt } from './WerSpielt'

/** Seats at one table (U-T2). */
export const AM_TISCH = { mindestens: 4, hoechstens: 6 }

interface Props {
  readonly teilnahme: ReturnType<typeof useTeilnahme>
  /** First dealer, null while neither drawn nor named. */
  readonly geber: string | null
  readonly legende: string
  readonly hinweis: string
  readonly onGeber: (id: string) => void
}

/** Who plays, and with enough of them the drawn table. */
export function TischWahl({ teilnahme, geber, legende, hinweis, onGeber }: Props) {
  const { dabei } = teilnahme
  return (
    <>
      <WerSpielt
        legende={legende}
        hinweis={hinweis}
        auswahl={teilnahme.auswahl}
        gewaehlt={dabei}
        hoechstens={AM_TISCH.hoechstens}
        mitPlatz
        onWahl={teilnahme.setDabei}
        onGast={teilnahme.nimmGast}
      />
      {dabei.length >= AM_TISCH.mindestens && (
        <Sitzplan
          sitze={dabei}
          geber={geber}
          namen={teilnahme.namen}
          onSitze={teilnahme.setDabei}
          onGeber={onGeber}
        />
      )}
    </>
  )
}
