'use client'

import { Blatt } from '@/components/ui/Blatt'
import { Knopf } from '@/components/ui/Knopf'
import { auftragSpieltag } from '@/lib/client/spieltag/auftraege'
import { fuehreZumErgebnis, vergissAbschluss } from '@/lib/client/spieltag/abschluss'
import type { GerechneteRunde } from '@/lib/domain/spieltag/rechnen'
import { istZuEnde } from '@/lib/domain/spieltag/tische'
import { textNamen } from '@/lib/format/aufzaehlen'
import { textTisch } from '@/lib/format/spiel-ort'
import type { AbendProps } from './abend-props'
import { Hinfaellig } from './Hinfaellig'
import { laufendeRunden } from './laufende-runde'
import { OpFehler } from './OpFehler'
import { useAbendOp } from './use-abend-op'

/** Ends the evening at all its tables, before its number of games too: then it says so for good (U-T7). */
export function BeendenBlatt({
  hier,
  gerechnet,
  namen,
  onZu,
}: AbendProps & { readonly onZu: () => void }) {
  const { laeuft, fehler, sende } = useAbendOp(hier)
  const laufende = laufendeRunden(hier.akte, gerechnet)
  if (laufende.length === 0) return <Hinfaellig onZu={onZu} />
  const unfertige = laufende.filter((r) => !istZuEnde(r.akte))
  const ende = unfertige.length === 0 ? 'gespielt' : 'vorzeitig'

  async function beende() {
    const { akte } = hier.getSicht()
    const daten = { spieltagId: akte.id, ende } as const
    fuehreZumErgebnis(akte.id)
    if (await sende(auftragSpieltag(akte, 'spieltag-abschliessen', daten))) onZu()
    else vergissAbschluss()
  }

  return (
    <Blatt
      offen
      titel={ende === 'gespielt' ? 'Spieltag abschließen' : 'Vorzeitig beenden?'}
      onZu={onZu}
    >
      <div className="grid gap-4">
        {ende === 'vorzeitig' && (
          <Unfertige runden={unfertige} mehrere={laufende.length > 1} namen={namen} />
        )}
        <OpFehler fehler={fehler} />
        {ende === 'gespielt' ? (
          <>
            <Knopf voll laedt={laeuft} onClick={() => void beende()}>
              Spieltag abschließen
            </Knopf>
            <Knopf art="neben" voll onClick={onZu}>
              Weiterspielen
            </Knopf>
          </>
        ) : (
          <>
            <Knopf voll onClick={onZu}>
              Weiterspielen
            </Knopf>
            <Knopf art="neben" voll laedt={laeuft} onClick={() => void beende()}>
              Vorzeitig beenden
            </Knopf>
          </>
        )}
      </div>
    </Blatt>
  )
}

interface UnfertigeProps extends Pick<AbendProps, 'namen'> {
  readonly runden: readonly GerechneteRunde[]
  /** Of several tables each is named. */
  readonly mehrere: boolean
}

/** What is missing where, and what the evening is then. */
function Unfertige({ runden, mehrere, namen }: UnfertigeProps) {
  return (
    <>
      {runden.map(({ akte, stand }) => (
        <p key={akte.id}>
          {mehrere && <b>{textTisch(akte.tisch)}: </b>}
          Erst {stand.spiele.length} von {stand.geplant} Spielen{' '}
          {stand.spiele.length === 1 ? 'ist' : 'sind'} gespielt.
          {stand.offenePflichtsoli.length > 0 &&
            ` Ohne Pflichtsolo: ${textNamen(stand.offenePflichtsoli, namen)}.`}
        </p>
      ))}
      <p>Der Spieltag zählt so in der Saison und wird als vorzeitig beendet gezeigt.</p>
    </>
  )
}
