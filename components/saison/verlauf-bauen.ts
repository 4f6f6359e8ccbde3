import { bruch } from '@/lib/domain/bruch'
import type { SaisonStand, Zaehlweise } from '@/lib/domain/saison/saison'
import { computeVerlauf } from '@/lib/domain/saison/verlauf'
import { formatDatumKurz } from '@/lib/format/datum'
import { formatRangpunkte } from '@/lib/format/rangpunkte'
import type { RangpunkteForm } from '@/lib/format/rangpunkte'
import { worteDerWertung } from '@/lib/format/wertung'
import type { Abend } from '@/lib/domain/saison/abende'
import type { Namen } from './namen'
import type { VerlaufDaten } from './verlauf-daten'

/** Prepares the course for the drawing and its table, players in the order of the season table. */
export function buildVerlauf(p: {
  readonly saison: Zaehlweise
  readonly stand: SaisonStand
  readonly abende: readonly Abend[]
  readonly namen: Namen
  readonly form: RangpunkteForm
}): VerlaufDaten {
  const ids = p.stand.tabelle.map((z) => z.spieler)
  return {
    groesse: worteDerWertung(p.saison.einstellungen.wertung).tabelle,
    spieler: ids.map((id) => ({
      id,
      name: p.namen.voll[id] ?? '',
      kurz: p.namen.kurz[id] ?? '',
    })),
    abende: computeVerlauf(p.saison, p.stand).map((zwischenstand, i) => ({
      id: p.abende[i]?.id ?? zwischenstand.datum,
      datum: formatDatumKurz(zwischenstand.datum),
      staende: ids.map((id) => {
        const summe = zwischenstand.summen[id] ?? bruch(0)
        return {
          platz: zwischenstand.plaetze[id] ?? ids.length,
          punkte: summe.zaehler / summe.nenner,
          text: formatRangpunkte(summe, p.form),
        }
      }),
    })),
  }
}
