import type { Abend } from '../domain/saison/abende'
import type { Saisonblatt } from '../domain/saison/blatt'
import type { Marke } from './stand'

/** A season's sheet as it was after an entry of the club's protocol; 0 for a club without one. */
export interface Blattstand extends Marke {
  readonly blatt: Saisonblatt
}

/**
 * What changed on a sheet by the entry `seq`, since the last one that changed it, `vorher`. Parts that stayed are left out: a
 * whole sheet is thirty times as large as a closed evening, and everybody who looks gets it at once.
 */
export interface Blattnachtrag extends Marke {
  readonly saisonId: string
  readonly vorher: number
  readonly vorherSiegel?: string | undefined
  readonly teile: Partial<Omit<Saisonblatt, 'abende'>> & {
    /** The evenings in their order; of those that stayed only the id. */
    readonly abende?: readonly (Abend | string)[]
  }
}

/** What makes `neu` of `alt`; null when nothing that shows has changed. */
export function nachtragVon(alt: Blattstand, neu: Blattstand): Blattnachtrag | null {
  const { abende, ...rest } = neu.blatt
  const teile = Object.fromEntries(
    Object.entries(rest).filter(
      ([name, teil]) => !istGleich(teil, alt.blatt[name as keyof Saisonblatt]),
    ),
  ) as Blattnachtrag['teile']
  const geaendert = istGleich(abende, alt.blatt.abende)
    ? teile
    : { ...teile, abende: abende.map((a) => nurNeu(a, alt.blatt.abende)) }
  if (Object.keys(geaendert).length === 0) return null
  const { seq, siegel, blatt } = neu
  return {
    ...{ saisonId: blatt.saison.id, seq, siegel, vorher: alt.seq, vorherSiegel: alt.siegel },
    teile: geaendert,
  }
}

/**
 * The sheet after a change. Changes may come twice, late or not at all: what is known already changes nothing, and `null` says
 * that something between is missing, so that the sheet must be read anew. Entries that change no sheet lie between `vorher`
 * and `seq`: whoever has read after one of those lacks nothing.
 */
export function nachNachtrag(stand: Blattstand, nachtrag: Blattnachtrag): Blattstand | null {
  const { seq, siegel, vorher, vorherSiegel, teile } = nachtrag
  if (seq < stand.seq || (seq === stand.seq && siegel === stand.siegel)) return stand
  if (seq === stand.seq || vorher > stand.seq) return null
  if (vorher === stand.seq && vorherSiegel !== stand.siegel) return null
  const abende = mitBekannten(teile.abende, stand.blatt.abende)
  return abende && { seq, siegel, blatt: { ...stand.blatt, ...teile, abende } }
}

/** The evenings where only ids stand for those that stayed; null when one of them is not known. */
function mitBekannten(
  teile: Blattnachtrag['teile']['abende'],
  bekannte: readonly Abend[],
): readonly Abend[] | null {
  if (teile === undefined) return bekannte
  const abende = teile.map((teil) =>
    typeof teil === 'string' ? bekannte.find((a) => a.id === teil) : teil,
  )
  return abende.every((a) => a !== undefined) ? abende : null
}

function nurNeu(abend: Abend, alte: readonly Abend[]): Abend | string {
  const alt = alte.find((a) => a.id === abend.id)
  return alt !== undefined && istGleich(alt, abend) ? abend.id : abend
}

/** Plain data, made by the same functions: fields come in the same order. */
function istGleich(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
