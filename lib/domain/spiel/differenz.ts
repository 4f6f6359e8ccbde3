import { alsBand } from './augen'
import { PARTEIEN, SONDERPUNKTE } from './spiel'
import type {
  AbsageStufe,
  Ansage,
  Art,
  HinweisCode,
  Partei,
  SonderpunkteEinerPartei,
  Spiel,
  SpielerRef,
} from './spiel'

/** What a version of a recorded Spiel says: the game, and the four who played it. */
export interface Spielinhalt {
  readonly spiel: Spiel
  readonly besetzung: readonly SpielerRef[]
}

type Personenfeld = 're' | 'kontra' | 'stoesse' | 'schweine' | 'trumpfabgabe' | 'regelverstoss'

/** Augen of Re, counted or not, and who took no trick. */
export type Augen = Required<Pick<Spiel, 'augenRe'>> & Pick<Spiel, 'ohneStich'>

interface Wechsel<Feld extends string, Wert> {
  readonly feld: Feld
  readonly vorher: Wert
  readonly nachher: Wert
}

/** One thing that two versions of a Spiel say differently. `null` and empty lists: it is not said. */
export type Spieldifferenz =
  | Wechsel<'art', Art>
  | Wechsel<Personenfeld, readonly SpielerRef[]>
  | Wechsel<'augen', Augen | null>
  | (Wechsel<'ansage', Ansage | null> & { readonly partei: Partei })
  | Wechsel<'ansage-vor-klaerung', AbsageStufe | null>
  | (Wechsel<'sonderpunkte', SonderpunkteEinerPartei> & { readonly partei: Partei })
  | Wechsel<'notiz', string>
  | Wechsel<'bestaetigt', readonly HinweisCode[]>

/**
 * What differs between two versions of one Spiel, in the order in which a game is told. Order within a list is no
 * difference. Who was Kontra follows from who was Re: it is named only where others sat at the table.
 */
export function differenz(alt: Spielinhalt, neu: Spielinhalt): readonly Spieldifferenz[] {
  const [a, b] = [alt.spiel, neu.spiel]
  const person = (feld: Personenfeld): Spieldifferenz => ({
    feld,
    vorher: personenVon(alt, feld),
    nachher: personenVon(neu, feld),
  })
  const andereVier = schluessel(alt.besetzung) !== schluessel(neu.besetzung)
  const alle: readonly Spieldifferenz[] = [
    { feld: 'art', vorher: a.art, nachher: b.art },
    person('re'),
    ...(andereVier ? [person('kontra')] : []),
    { feld: 'augen', vorher: augenVon(a), nachher: augenVon(b) },
    person('stoesse'),
    ...PARTEIEN.map((partei): Spieldifferenz => ({
      feld: 'ansage',
      partei,
      vorher: a.ansagen?.[partei] ?? null,
      nachher: b.ansagen?.[partei] ?? null,
    })),
    {
      feld: 'ansage-vor-klaerung',
      vorher: a.ansageVorKlaerung ?? null,
      nachher: b.ansageVorKlaerung ?? null,
    },
    ...PARTEIEN.map((partei): Spieldifferenz => ({
      feld: 'sonderpunkte',
      partei,
      vorher: a.sonderpunkte?.[partei] ?? {},
      nachher: b.sonderpunkte?.[partei] ?? {},
    })),
    person('schweine'),
    person('trumpfabgabe'),
    person('regelverstoss'),
    { feld: 'notiz', vorher: a.notiz ?? '', nachher: b.notiz ?? '' },
    { feld: 'bestaetigt', vorher: a.bestaetigt ?? [], nachher: b.bestaetigt ?? [] },
  ]
  return alle.filter((d) => schluessel(d.vorher) !== schluessel(d.nachher))
}

function personenVon({ spiel, besetzung }: Spielinhalt, feld: Personenfeld): readonly SpielerRef[] {
  switch (feld) {
    case 're':
      return spiel.re
    case 'kontra':
      return besetzung.filter((s) => !spiel.re.includes(s))
    case 'stoesse':
    case 'trumpfabgabe':
      return spiel[feld] ?? []
    case 'schweine':
    case 'regelverstoss':
      return spiel[feld] === undefined ? [] : [spiel[feld]]
  }
}

function augenVon({ augenRe, ohneStich }: Spiel): Augen | null {
  if (augenRe === undefined) return null
  return { augenRe, ...(ohneStich === undefined ? {} : { ohneStich }) }
}

/** Equal for what says the same: lists as sets, no Sonderpunkte as none. */
function schluessel(wert: Spieldifferenz['vorher']): string {
  if (wert === null || typeof wert === 'string') return `${wert}`
  if (istListe(wert)) return [...wert].sort().join()
  if ('augenRe' in wert) {
    const { von, bis } = alsBand(wert.augenRe)
    return `${von} ${bis} ${wert.ohneStich ?? ''}`
  }
  return SONDERPUNKTE.map((s) => wert[s] ?? 0).join()
}

function istListe(wert: object): wert is readonly string[] {
  return Array.isArray(wert)
}
