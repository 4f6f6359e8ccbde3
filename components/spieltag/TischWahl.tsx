import { passenAnTisch } from '@/lib/domain/regelwerk/plaetze'
import { hinweisPlaetze } from '@/lib/format/plaetze'
import { Sitzplan } from './Sitzplan'
import type { useTeilnahme } from './use-teilnahme'
import { WerSpielt } from './WerSpielt'

interface Props {
  readonly teilnahme: ReturnType<typeof useTeilnahme>
  /** First dealer, null while neither drawn nor named. */
  readonly geber: string | null
  readonly legende: string
  /** How to choose; how many the table seats is said besides. */
  readonly hinweis: string
  /** What else there is to know. */
  readonly dazu?: string
  readonly onGeber: (id: string) => void
}

/** Who plays, and with enough of them the drawn table. */
export function TischWahl({ teilnahme, geber, legende, hinweis, dazu, onGeber }: Props) {
  const { dabei, plaetze } = teilnahme
  return (
    <>
      <WerSpielt
        legende={legende}
        hinweis={[hinweis, hinweisPlaetze(plaetze), dazu].filter(Boolean).join(' ')}
        auswahl={teilnahme.auswahl}
        gewaehlt={dabei}
        hoechstens={plaetze.bis}
        mitPlatz
        onWahl={teilnahme.setDabei}
        onGast={teilnahme.nimmGast}
      />
      {passenAnTisch(plaetze, dabei.length) && (
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
