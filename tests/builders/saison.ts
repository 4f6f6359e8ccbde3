import { textBruch } from '../../lib/domain/bruch'
import type { Einstellungen } from '../../lib/domain/regelwerk/einstellungen'
import { computeSaison } from '../../lib/domain/saison/compute'
import type { Saison, SaisonSpieltag, SaisonStand } from '../../lib/domain/saison/saison'
import { einstellungen } from './einstellungen'

type Endstand = Readonly<Record<string, number>>

/** A season of Urexweiler with some settings changed; its Spieltage are a month apart. */
export function saisonNach(p: {
  regeln: Partial<Einstellungen>
  spieler: readonly string[]
  tage: readonly (Endstand | Omit<SaisonSpieltag, 'datum'>)[]
}): Saison {
  return {
    name: '2026',
    regelwerk: 'urexweiler',
    einstellungen: einstellungen(p.regeln),
    spieler: p.spieler,
    spieltage: p.tage.map((tag, i) => ({
      datum: `2026-${String(i + 1).padStart(2, '0')}-09`,
      ...(istSpieltag(tag) ? tag : { entschuldigt: [], runden: [], endstand: tag }),
    })),
  }
}

function istSpieltag(
  tag: Endstand | Omit<SaisonSpieltag, 'datum'>,
): tag is Omit<SaisonSpieltag, 'datum'> {
  return 'runden' in tag
}

/** The season counted. */
export function zaehle(p: Parameters<typeof saisonNach>[0]): SaisonStand {
  return computeSaison(saisonNach(p))
}

/** `1 Anna 13/2`: the lines of a table. */
export function zeilen({ tabelle }: Pick<SaisonStand, 'tabelle'>): readonly string[] {
  return tabelle.map((z) => `${z.rang} ${z.spieler} ${textBruch(z.rangpunkte)}`)
}

/** `Anna 1 13/2`: everyone's place and figure of one Spieltag, in roster order. */
export function tageszeilen({ spieltage }: SaisonStand, tag = 0): readonly string[] {
  return (spieltage[tag]?.wertung ?? []).map(
    (w) => `${w.spieler} ${w.rang} ${textBruch(w.rangpunkte)}`,
  )
}
