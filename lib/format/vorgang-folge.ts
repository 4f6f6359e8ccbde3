import type { RegelwerkId } from '../domain/regelwerk/regelwerk'
import type { Folge } from '../domain/protokoll/folge'
import { textSaisonfolge } from './chronik-saison'
import { textPunkte } from './punkte'
import type { RangpunkteForm } from './rangpunkte'
import { textUnterschiede } from './unterschiede'

/** What an operation came to, under short headings; as it was then. Only what there was. */
export function textFolge(
  folge: Folge,
  umfeld: {
    readonly namen: Readonly<Record<string, string>>
    readonly regelwerk: RegelwerkId
    readonly form: RangpunkteForm
  },
): readonly { readonly was: string; readonly saetze: readonly string[] }[] {
  const { namen } = umfeld
  const liste = (punkte: Readonly<Record<string, number>>) =>
    textPunkte(Object.entries(punkte), namen)
  const { spiel, spieltag, unterschiede = [], saison } = folge
  const anderswo = unterschiede.filter((u) => u.art !== 'stand')
  return [
    { was: 'Spielpunkte', saetze: spiel?.punkte ? [liste(spiel.punkte)] : [] },
    { was: 'Sonst geändert', saetze: textUnterschiede(anderswo, umfeld) },
    { was: 'Stand des Abends', saetze: spieltag ? [liste(spieltag.stand)] : [] },
    { was: 'Saison', saetze: saison ? textSaisonfolge(saison, umfeld) : [] },
  ].filter((teil) => teil.saetze.some((satz) => satz !== ''))
}
