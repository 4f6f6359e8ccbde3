import { ABSAGE_STUFEN, NULL_STUFEN, SONDERPUNKTE } from '../spiel/spiel'
import type { Art } from '../spiel/spiel'
import type { ArtRegel, Regelwerk } from './regelwerk'

const ABSAGEN = { re: ABSAGE_STUFEN, kontra: ABSAGE_STUFEN } as const

/** Played with all Sonderpunkte and Vorbehalte; not an announced solo [A1]. */
function mitAllem(art: Art, re: 1 | 2): ArtRegel {
  return {
    art,
    re,
    angesagtesSolo: false,
    sonderpunkte: SONDERPUNKTE,
    ansagen: ABSAGEN,
    stossSagtAn: true,
    vorKlaerung: false,
    vorbehalte: true,
    wertung: 'augen',
  }
}

/** An announced solo with its own order of trumps: only the Doppelkopf remains. */
function farbloses(art: Art): ArtRegel {
  return {
    ...mitAllem(art, 1),
    angesagtesSolo: true,
    sonderpunkte: ['doppelkopf'],
    vorbehalte: false,
  }
}

/** The preset `urexweiler` as data; its rule functions are in `lib/domain/wertung/urexweiler`. */
export const UREXWEILER: Regelwerk = {
  id: 'urexweiler',
  arten: [
    mitAllem('normal', 2),
    { ...mitAllem('hochzeit', 2), vorKlaerung: true },
    mitAllem('stilles-solo', 1),
    // Announced before anyone knew that the Hochzeit would stay alone: U-S3 counts it "in any case".
    { ...mitAllem('hochzeit-solo', 1), vorKlaerung: true },
    { ...mitAllem('solo-normal', 1), angesagtesSolo: true },
    farbloses('solo-fehlfarben'),
    farbloses('solo-damen'),
    farbloses('solo-buben'),
    farbloses('solo-koehler'),
    {
      ...farbloses('solo-null'),
      sonderpunkte: [],
      ansagen: { re: [], kontra: NULL_STUFEN },
      wertung: 'null-spiel',
    },
  ],
  sonderpunkte: [
    { art: 'doppelkopf', hoechstens: 4, augen: 40 },
    { art: 'fuchs', hoechstens: 2, augen: 11 },
    { art: 'kallemann', hoechstens: 1, augen: 2 },
  ],
  ansagen: 'eine-partei',
  brichtErstDarueber: null,
  stossWirkung: 'mal2',
  verstoss: 'verliert',
  spieler: [4, 5, 6],
  spielzahl: { 4: 24, 5: 25, 6: 30 },
  soli: { pflicht: true, weitere: 'kuersolo', absageGegenPflicht: true, spieleNachFrist: 1 },
  einstellbar: ['kuersoloWiederholung'],
  standard: {
    kuersoloWiederholung: 'einmal',
    stossWirkung: 'mal2',
    abrechnung: null,
    wertung: 'rangpunkte',
    abwesenheit: 'null-punkte',
    freieFehltage: 2,
    streichergebnisse: 0,
    mindestteilnahme: 0,
    gleichstand: 'geteilt',
    fehlgebuehrCent: 0,
  },
}
