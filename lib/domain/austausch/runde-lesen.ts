import { istObjekt } from '../objekt'
import type { Einstellungen } from '../regelwerk/einstellungen'
import { regelwerkVon } from '../regelwerk/presets'
import { plaetzeVon } from '../regelwerk/plaetze'
import type { Regelwerk } from '../regelwerk/regelwerk'
import { unterOrt } from '../result'
import type { Ende, Runde, RundeSpiel } from '../runde/runde'
import { besetze, naechsterSitz } from '../runde/sitze'
import { fuehrtSolist, soloartIn } from '../runde/soloart'
import type { SpielerRef } from '../spiel/spiel'
import { parseSpiel } from '../spiel/parse'
import { pruefeSpiel } from '../spiel/pruefe'
import { liesEinstellungen } from './einstellungen'
import type { Objekt, Stelle } from './lesen'
import { liesListe, liesText, liesWahl, melde, unter } from './lesen'
import type { Namensbuch } from './namen'
import { findeName } from './namen'
import { liesBesetzung, mitSpielernamen, trenneBesetzung } from './spiel-namen'
import { liesSpieler } from './spieler'

export const ENDE: readonly Ende[] = ['gespielt', 'vorzeitig']

export interface RundeKontext {
  readonly regelwerk: Regelwerk
  /** What the Runde does not set itself. */
  readonly einstellungen: Einstellungen
  readonly buch: Namensbuch
  /** Whether games may carry the four who played them (see `trenneBesetzung`). */
  readonly mitBesetzung: boolean
}

/** The Runde in `o`, whose keys the caller has checked. Null when seats are missing; games are read all the same. */
export function liesRunde(stelle: Stelle, o: Objekt, kontext: RundeKontext): Runde | null {
  const { regelwerk, buch } = kontext
  const spieler = o.has('spieler')
    ? liesSpieler(unter(stelle, 'spieler'), o.get('spieler'), {
        buch,
        ...plaetzeVon(regelwerk),
      })
    : null
  const ersterGeber =
    o.has('ersterGeber') && spieler !== null
      ? liesGeber(unter(stelle, 'ersterGeber'), o.get('ersterGeber'), spieler)
      : null
  const einstellungen = liesEinstellungen(stelle, o, { regelwerk, vorgabe: kontext.einstellungen })
  const ende = o.has('ende') ? liesWahl(unter(stelle, 'ende'), o.get('ende'), ENDE) : null
  const spiele = o.has('spiele')
    ? liesSpiele(unter(stelle, 'spiele'), o.get('spiele'), {
        ...kontext,
        regelwerk: regelwerkVon({ regelwerk: regelwerk.id, einstellungen }),
        spieler,
        ersterGeber,
      })
    : []
  if (spieler === null || ersterGeber === null) return null
  return {
    regelwerk: regelwerk.id,
    einstellungen,
    spieler,
    ersterGeber,
    spiele,
    ...(ende === null ? {} : { ende }),
  }
}

function liesGeber(
  stelle: Stelle,
  roh: unknown,
  spieler: readonly SpielerRef[],
): SpielerRef | null {
  const name = liesText(stelle, roh, Infinity)
  if (name === null) return null
  return findeName(spieler, name) ?? melde(stelle, 'datei-geber', { daten: { name } })
}

interface Tisch extends Pick<RundeKontext, 'regelwerk' | 'mitBesetzung'> {
  /** Null when the seats could not be read. */
  readonly spieler: readonly SpielerRef[] | null
  readonly ersterGeber: SpielerRef | null
}

/** The games in turn: who deals, and so who sits at the table, follows from the games before (U-T1, U-T2, D-T). */
function liesSpiele(stelle: Stelle, roh: unknown, tisch: Tisch): readonly RundeSpiel[] {
  const liste = liesListe(stelle, roh) ?? []
  const spiele: RundeSpiel[] = []
  const solisten = new Set<SpielerRef>()
  let geber = tisch.ersterGeber
  liste.forEach((rohSpiel, i) => {
    const eintrag = liesSpiel(unter(stelle, i), rohSpiel, { ...tisch, geber })
    if (eintrag !== null) spiele.push(eintrag)
    geber = naechsterGeber(rohSpiel, { ...tisch, geber, solisten })
  })
  return spiele
}

type Spieltisch = Tisch & { readonly geber: SpielerRef | null }

function liesSpiel(stelle: Stelle, roh: unknown, tisch: Spieltisch): RundeSpiel | null {
  const { regelwerk, spieler, geber } = tisch
  const { rohSpiel, rohBesetzung } = tisch.mitBesetzung
    ? trenneBesetzung(roh)
    : { rohSpiel: roh, rohBesetzung: undefined }
  const besetzung =
    rohBesetzung === undefined || spieler === null
      ? null
      : liesBesetzung(unter(stelle, 'besetzung'), rohBesetzung, spieler)
  const gelesen = parseSpiel(mitSpielernamen(rohSpiel, spieler ?? []), regelwerk)
  if (!gelesen.ok) {
    stelle.fehler.push(...unterOrt(stelle.ort, gelesen.fehler))
    return null
  }
  if (spieler !== null) {
    // After a game of unknown art nobody knows who deals: then at least nobody from outside may play.
    const amTisch = besetzung ?? (geber === null ? spieler : besetze({ spieler, geber }).spieler)
    const fehler = pruefeSpiel(gelesen.wert, { regelwerk, spieler: amTisch })
    stelle.fehler.push(...unterOrt(stelle.ort, fehler))
  }
  return { spiel: gelesen.wert, ...(besetzung === null ? {} : { besetzung }) }
}

/** Who deals after `roh`, as far as its art can be read. Counts a Pflichtsolo into `solisten`. */
function naechsterGeber(
  roh: unknown,
  tisch: Spieltisch & { readonly solisten: Set<SpielerRef> },
): SpielerRef | null {
  const { spieler, geber, regelwerk, solisten } = tisch
  if (spieler === null || geber === null) return null
  const { art, re } = istObjekt(roh) ? roh : {}
  const regel = regelwerk.arten.find((a) => a.art === art)
  if (regel === undefined) return null
  if (!regel.angesagtesSolo) return naechsterSitz({ spieler, geber })
  const erster: unknown = Array.isArray(re) ? re[0] : undefined
  const solist = typeof erster === 'string' ? (findeName(spieler, erster) ?? '') : ''
  const soloart = soloartIn(regelwerk, { art: regel.art, offen: !solisten.has(solist) })
  if (soloart === 'pflicht') solisten.add(solist)
  return fuehrtSolist(regelwerk, soloart) ? geber : naechsterSitz({ spieler, geber })
}
