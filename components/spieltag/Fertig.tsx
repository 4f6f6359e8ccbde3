'use client'

import { Karte } from '@/components/ui/Karte'
import { Knopf } from '@/components/ui/Knopf'
import type { SpieltagHier } from '@/lib/client/spieltag/spieltag'
import { auftragSpieltag } from '@/lib/client/spieltag/auftraege'
import { fuehreZumErgebnis, vergissAbschluss } from '@/lib/client/spieltag/abschluss'
import type { GerechneteRunde } from '@/lib/domain/spieltag/rechnen'
import { istZuEnde, laufendeRunden } from '@/lib/domain/spieltag/tische'
import { textSpielenNoch } from '@/lib/format/tische'
import { KommendeHinweise } from './KommendeHinweise'
import { OpFehler } from './OpFehler'
import { useAbendOp } from './use-abend-op'

interface Props {
  readonly hier: SpieltagHier
  readonly runde: GerechneteRunde
  readonly namen: Readonly<Record<string, string>>
  readonly onWeiter: () => void
}

/** The number of games is reached (U-T7): close the evening unless another table still plays, or play on. */
export function Fertig({ hier, runde, namen, onWeiter }: Props) {
  const { laeuft, fehler, sende } = useAbendOp(hier)
  const { stand } = runde
  const spielenNoch = laufendeRunden(hier.akte)
    .filter((r) => !istZuEnde(r))
    .map((r) => r.tisch)

  async function schliesseAb() {
    const { akte } = hier.getSicht()
    const daten = { spieltagId: akte.id, ende: 'gespielt' } as const
    fuehreZumErgebnis(akte.id)
    if (!(await sende(auftragSpieltag(akte, 'spieltag-abschliessen', daten)))) vergissAbschluss()
  }

  return (
    <Karte className="grid gap-3">
      <h2 className="text-gross">Alle {stand.spiele.length} Spiele sind gespielt</h2>
      <KommendeHinweise
        hinweise={stand.hinweise.filter((h) => h.code !== 'runde-beendet')}
        namen={namen}
      />
      {spielenNoch.length > 0 ? (
        <p className="text-leise">
          {textSpielenNoch(spielenNoch)} Danach wird der Spieltag abgeschlossen.
        </p>
      ) : hier.weg.art === 'verein' ? (
        <>
          <p className="text-leise">Nach dem Abschließen zählt der Spieltag in der Saison.</p>
          <OpFehler fehler={fehler} />
          <Knopf voll laedt={laeuft} onClick={() => void schliesseAb()}>
            Spieltag abschließen
          </Knopf>
        </>
      ) : (
        <p className="text-leise">Abschließen kann den Abend, wer den QR-Code gezeigt hat.</p>
      )}
      <Knopf art="still" voll onClick={onWeiter}>
        Noch ein Spiel eintragen
      </Knopf>
    </Karte>
  )
}
