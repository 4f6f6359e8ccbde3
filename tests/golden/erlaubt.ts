import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import type { Partei, Spiel } from '@/lib/domain/spiel/spiel'
import { ABSAGE_STUFEN, NULL_STUFEN, PARTEIEN } from '@/lib/domain/spiel/spiel'
import type { Buchwissen } from '../arbitraries/buecher'
import { BUCHWISSEN, MIT_ALLEM } from '../arbitraries/buecher'

/** A game whose Augen are counted, at the table of `spieler`. */
interface Fall {
  readonly spiel: Spiel & { readonly augenRe?: number }
  readonly spieler: readonly string[]
  readonly id: RegelwerkId
}

/** Whether the rules allow an entry (U-P, U-S2 to U-S6, U-N3; D-A, D-S, B-S, B-R): once more from the text, as one yes or no. */
export function istErlaubt(fall: Fall): boolean {
  const buch = BUCHWISSEN[fall.id]
  return [personen, augen, ansagen, vorbehalte, sonderpunkte].every((frage) => frage(fall, buch))
}

function personen({ spiel, spieler }: Fall, { zuZweit }: Buchwissen): boolean {
  const { re, stoesse = [], trumpfabgabe = [], schweine, regelverstoss } = spiel
  const listen = [re, stoesse, trumpfabgabe]
  const alle = [...listen.flat(), ...[schweine, regelverstoss].filter((s) => s !== undefined)]
  return (
    re.length === (zuZweit.includes(spiel.art) ? 2 : 1) &&
    listen.every((liste) => new Set(liste).size === liste.length) &&
    alle.every((name) => spieler.includes(name)) &&
    [...(spiel.notiz ?? '')].length <= 500
  )
}

function augen({ spiel }: Fall, { verstossZaehlt }: Buchwissen): boolean {
  const { augenRe: a, ohneStich, regelverstoss } = spiel
  if (a === undefined) return regelverstoss !== undefined && !verstossZaehlt
  if (!Number.isInteger(a) || a < 0 || a > 240 || a === 1 || a === 239) return false
  return ohneStich === undefined || a === (ohneStich === 're' ? 0 : 240)
}

function ansagen({ spiel, id }: Fall, { absageJeder }: Buchwissen): boolean {
  const istNull = spiel.art === 'solo-null'
  const stoesse = (partei: Partei) =>
    (spiel.stoesse ?? []).filter((name) => spiel.re.includes(name) === (partei === 're')).length
  const leiter = (partei: Partei): readonly string[] => (istNull ? (partei === 're' ? [] : NULL_STUFEN) : ABSAGE_STUFEN)
  const gesagt = PARTEIEN.filter((partei) => spiel.ansagen?.[partei] !== undefined)
  if (gesagt.some((partei) => !leiter(partei).includes(spiel.ansagen?.[partei] ?? ''))) return false
  if (gesagt.some((partei) => stoesse(partei) === 0)) return false
  if (absageJeder) return spiel.ansageVorKlaerung === undefined
  const vorher = spiel.ansageVorKlaerung !== undefined
  if (vorher && !(['hochzeit', 'hochzeit-solo'].includes(spiel.art) && stoesse('re') > 0)) return false
  // U-S2: two names announce too, but nobody can in Re of a Null.
  const hat = (partei: Partei) =>
    gesagt.includes(partei) || (partei === 're' && vorher) || (stoesse(partei) > 1 && leiter(partei).length > 0)
  return id !== 'urexweiler' || !(hat('re') && hat('kontra'))
}

function vorbehalte({ spiel, id }: Fall): boolean {
  const { schweine, trumpfabgabe = [], stoesse = [] } = spiel
  if (id !== 'urexweiler') return schweine === undefined && spiel.trumpfabgabe === undefined
  if (!MIT_ALLEM.includes(spiel.art)) return schweine === undefined && trumpfabgabe.length === 0
  return schweine === undefined || stoesse.includes(schweine)
}

function sonderpunkte({ spiel }: Fall, buch: Buchwissen): boolean {
  const posten = PARTEIEN.flatMap((partei) =>
    Object.entries(spiel.sonderpunkte?.[partei] ?? {}).map(([art, zahl]) => ({ partei, art, zahl })),
  ).filter(({ zahl }) => zahl !== 0)
  if (posten.length > 0 && spiel.regelverstoss !== undefined && !buch.verstossZaehlt) return false
  return posten.every(({ partei, art, zahl }) => {
    const [hoechstens, noetig] = buch.grenzen[art as 'fuchs'] ?? [0, 0]
    const zusammen = posten.filter((p) => p.art === art).reduce((summe, p) => summe + p.zahl, 0)
    const augenDerPartei = partei === 're' ? (spiel.augenRe ?? 0) : 240 - (spiel.augenRe ?? 0)
    return (
      Number.isInteger(zahl) &&
      zahl > 0 &&
      zusammen <= hoechstens &&
      (buch.sonderpunkte(spiel.art) as readonly string[]).includes(art) &&
      zahl * noetig <= augenDerPartei &&
      !(art === 'fuchs' && spiel.schweine !== undefined)
    )
  })
}
