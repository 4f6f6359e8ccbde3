'use client'

import { Blatt } from '@/components/ui/Blatt'
import { Knopf } from '@/components/ui/Knopf'
import { fuehreZurAbnahme } from '@/lib/client/spieltag/abnahme-auftraege'
import { auftragSpieltag } from '@/lib/client/spieltag/auftraege'
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
  const ende = stand.beendet ? 'gespielt' : 'vorzeitig'

  async function beende() {
    const { akte } = hier.getSicht()
    const daten = { spieltagId: akte.id, ende } as const
    if (!(await sende(auftragSpieltag(akte, 'spieltag-abschliessen', daten)))) return
    fuehreZurAbnahme(akte.id)
    onZu()
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
        <Knopf voll laedt={laeuft} onClick={() => void beende()}>
          {ende === 'gespielt' ? 'Spieltag abschließen' : 'Vorzeitig beenden'}
        </Knopf>
        <Knopf art="neben" voll onClick={onZu}>
          Weiterspielen
        </Knopf>
      </div>
    </Blatt>
  )
}
