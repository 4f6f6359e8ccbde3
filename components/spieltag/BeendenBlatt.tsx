'use client'

import { Blatt } from '@/components/ui/Blatt'
import { Knopf } from '@/components/ui/Knopf'
import { auftragSpieltag } from '@/lib/client/spieltag/auftraege'
import { fuehreZumErgebnis, vergissAbschluss } from '@/lib/client/spieltag/abschluss'
import { textNamen } from '@/lib/format/aufzaehlen'
import type { AbendProps } from './abend-props'
import { laufendeRunde } from './laufende-runde'
import { OpFehler } from './OpFehler'
import { useAbendOp } from './use-abend-op'

/** Ends the evening, before its number of games too: then it says so for good (U-T7). */
export function BeendenBlatt({
  hier,
  gerechnet,
  namen,
  onZu,
}: AbendProps & { readonly onZu: () => void }) {
  const { laeuft, fehler, sende } = useAbendOp(hier)
  const stand = laufendeRunde(hier.akte, gerechnet)?.stand
  if (!stand) return null
  // Without a fixed number of games no end is early (K-A).
  const ende = stand.beendet || stand.geplant === null ? 'gespielt' : 'vorzeitig'

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
          <p>
            Erst {stand.spiele.length} von {stand.geplant} Spielen{' '}
            {stand.spiele.length === 1 ? 'ist' : 'sind'} gespielt.
            {stand.offenePflichtsoli.length > 0 &&
              ` Ohne Pflichtsolo: ${textNamen(stand.offenePflichtsoli, namen)}.`}{' '}
            Der Spieltag zählt so in der Saison und wird als vorzeitig beendet gezeigt.
          </p>
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
