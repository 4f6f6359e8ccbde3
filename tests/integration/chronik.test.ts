import { describe, expect, it } from 'vitest'
import { execute } from '../../db/execute'
import { neueId } from '../../db/neue-id'
import type { Db } from '../../db/open'
import { findChronikquelle } from '../../db/queries/chronik'
import { listSaisons } from '../../db/queries/saison'
import { findSpieltag, listSpieltageDerSaison } from '../../db/queries/spieltag'
import { fassungVon } from '../../lib/domain/abnahme/abnahme'
import type { OpArt, OpDaten } from '../../lib/domain/op/op'
import type { Chronikeintrag } from '../../lib/domain/protokoll/chronik'
import { chronikVonSpiel, computeChronik } from '../../lib/domain/protokoll/chronik'
import { textWirkungen } from '../../lib/format/chronik'
import { textChronikzeilen } from '../../lib/format/chronik-zeilen'
import { textVorgangAmAbend, textWarum } from '../../lib/format/vorgang'
import { abendOps, neueOp, testDb, testverein, tue, type Testverein } from '../builders/datenbank'
import { beispiele } from '../golden/beispiele'

/** Does something on the evening from a device. */
function tueAn<A extends OpArt>(
  { db, verein, geraet }: { db: Db; verein: Testverein; geraet: string },
  [art, basis, daten]: readonly [A, number, OpDaten<A>],
): void {
  const { vereinId, konto } = verein
  const op = neueOp(art, basis, daten)
  const ausgang = execute(db, { vereinId, konto, geraet, op, jetzt: Date.now() })
  expect(ausgang).toMatchObject({ ok: true })
}

function leseQuelle(db: Db, { vereinId }: Testverein, spieltagId: string) {
  const spieltag = findSpieltag(db, { vereinId, id: spieltagId })
  if (spieltag === undefined) throw new Error('kein Spieltag')
  return findChronikquelle(db, { vereinId, spieltag })
}

const saetze = (chronik: readonly Chronikeintrag[]) => chronik.map(textVorgangAmAbend)
const zeilen = (eintrag: Chronikeintrag | undefined) =>
  eintrag === undefined
    ? []
    : textChronikzeilen(eintrag).map(({ was, vorher, nachher }) =>
        (vorher === null ? `${was}: ${nachher}` : `${was}: ${vorher} → ${nachher}`).replaceAll(
          '\u00a0',
          ' ',
        ),
      )

/** Entered with 130 Augen, corrected to 160 from another phone, struck, restored; Bernd was renamed in between. */
function geschichte() {
  const db = testDb()
  const verein = testverein(db)
  const { spieltagId, spielId, spiel, eroeffnen, eintragen } = abendOps(verein)
  const { Bernd = '', Clara = '' } = verein.spieler
  const ziel = { spieltagId, spielId }
  const am = (geraet: string) => ({ db, verein, geraet })
  tue(db, verein, eroeffnen, eintragen(1), eintragen(2, neueId()))
  const neu = { ...spiel, augenRe: 160 }
  tueAn(am('Safari auf iPhone'), [
    'spiel-korrigieren',
    1,
    { ...ziel, spiel: neu, grund: 'verzählt' },
  ])
  tue(db, verein, neueOp('spieler-umbenennen', 1, { spielerId: Bernd, name: 'Bernhard' }))
  tue(db, verein, neueOp('spiel-streichen', 2, ziel))
  tue(db, verein, neueOp('spiel-wiederherstellen', 3, ziel))
  tue(db, verein, neueOp('spieltag-abschliessen', 1, { spieltagId, ende: 'vorzeitig' }))
  tueAn(am('Firefox auf Android'), [
    'spiel-korrigieren',
    4,
    { ...ziel, spiel: { ...spiel, re: [Bernd, Clara], augenRe: 130 }, grund: 'Re verwechselt' },
  ])
  return { db, verein, ziel }
}

describe('the history of a game', () => {
  it('tells every version with who, when and where, and keeps names and values of then', () => {
    const { db, verein, ziel } = geschichte()
    const quelle = leseQuelle(db, verein, ziel.spieltagId)
    const spiel = chronikVonSpiel(computeChronik(quelle), quelle, ziel.spielId)
    expect(saetze(spiel)).toEqual([
      'hat Spiel 1 eingetragen',
      'hat Spiel 1 korrigiert',
      'hat Spiel 1 gestrichen',
      'lässt Spiel 1 wieder zählen',
      'hat Spiel 1 korrigiert',
    ])
    expect(spiel.map((e) => [e.spiel?.danach?.version, e.kontoName, e.geraet])).toEqual([
      [1, 'Anna Beispiel', 'Testgerät'],
      [2, 'Anna Beispiel', 'Safari auf iPhone'],
      [3, 'Anna Beispiel', 'Testgerät'],
      [4, 'Anna Beispiel', 'Testgerät'],
      [5, 'Anna Beispiel', 'Firefox auf Android'],
    ])
    expect(spiel.map((e) => textWarum(e)?.text ?? null)).toEqual([
      null,
      'verzählt',
      null,
      null,
      'Re verwechselt',
    ])
    // 130: won, 1. 160: Kontra under 90, 2. Bernd was renamed after the second version.
    expect(zeilen(spiel[0])).toEqual([
      'Spiel: Normalspiel',
      'Re: Anna und Bernd',
      'Kontra: Clara und Dieter',
      'Augen: Re 130, Kontra 110',
      'Wert: 1',
      'Punkte: Anna +1, Bernd +1, Clara −1, Dieter −1',
    ])
    expect(zeilen(spiel[1])).toEqual([
      'Augen: Re 130, Kontra 110 → Re 160, Kontra 80',
      'Wert: 1 → 2',
      'Punkte: Anna +2, Bernd +2, Clara −2, Dieter −2',
    ])
    expect(zeilen(spiel[2])).toEqual(['Wert: 2 → zählt nicht'])
    expect(zeilen(spiel[3])).toEqual([
      'Wert: zählt nicht → 2',
      'Punkte: Anna +2, Bernhard +2, Clara −2, Dieter −2',
    ])
    expect(zeilen(spiel[4])).toEqual([
      'Re: Anna und Bernhard → Bernhard und Clara',
      'Augen: Re 160, Kontra 80 → Re 130, Kontra 110',
      'Wert: 2 → 1',
      'Punkte: Anna −1, Bernhard +1, Clara +1, Dieter −1',
    ])
  })

  it('tells what a correction changed elsewhere, up to the places in the season', () => {
    const { db, verein, ziel } = geschichte()
    const quelle = leseQuelle(db, verein, ziel.spieltagId)
    const letzte = computeChronik(quelle).at(-1)
    if (letzte === undefined) throw new Error('keine Chronik')
    // Before: 2 + 1 for Anna and Bernd, −3 for Clara and Dieter. Then −1 + 1, 1 + 1, 1 − 1, −1 − 1. Elke is absent
    // with 0 (U-L6). Places 5½, 4, 3, 2, 1: before 9½ / 2, 3, 3 / 2; then 5½, 9 / 3, 1.
    expect(textWirkungen(letzte, 'bruch')).toEqual({
      abend: [
        'Stand: Anna 0 (bisher +3), Bernhard +2 (bisher +3), Clara 0 (bisher −3), Dieter −2 (bisher −3).',
      ],
      saison: [
        'Bernhard bleibt auf dem 1. Platz (4¾ → 5½).',
        'Anna vom 1. auf den 2. Platz (4¾ → 3).',
        'Clara vom 4. auf den 2. Platz (1½ → 3).',
        'Elke vom 3. auf den 2. Platz.',
        'Dieter vom 4. auf den 5. Platz (1½ → 1).',
      ],
    })
  })

  it('tells values of entries from before they were kept, by computing them', () => {
    const { db, verein, ziel } = geschichte()
    const quelle = leseQuelle(db, verein, ziel.spieltagId)
    const alte = quelle.zeilen.map(({ folge: _, ...zeile }) => zeile)
    const spiel = chronikVonSpiel(computeChronik({ ...quelle, zeilen: alte }), quelle, ziel.spielId)
    expect(spiel.map((e) => e.spiel?.wert)).toEqual([
      { vorher: null, nachher: 1 },
      { vorher: 1, nachher: 2 },
      { vorher: 2, nachher: null },
      { vorher: null, nachher: 2 },
      { vorher: 2, nachher: 1 },
    ])
    // Nobody wrote down what he was called: the name of now.
    expect(zeilen(spiel[0])).toContain('Re: Anna und Bernhard')
    expect(saetze(spiel)[2]).toBe('hat Spiel 1 gestrichen')
  })

  it('keeps a name taken out of the records out of the history too', () => {
    const { db, verein, ziel } = geschichte()
    const { Bernd = '' } = verein.spieler
    tue(db, verein, neueOp('spieler-anonymisieren', 2, { spielerId: Bernd }))
    const quelle = leseQuelle(db, verein, ziel.spieltagId)
    const erzaehlt = JSON.stringify(computeChronik(quelle).map(zeilen))
    expect(erzaehlt).not.toContain('Bern')
    expect(erzaehlt).toContain('Re: Anna und Ehemals 1')
  })

  it('tells a game that was brought in from the import on', () => {
    const db = testDb()
    const verein = testverein(db)
    const saisonId = neueId()
    const datei = beispiele('saison')[0]?.eingabe
    tueAn({ db, verein, geraet: 'Chrome auf Windows' }, [
      'saison-importieren',
      0,
      { saisonId, datei },
    ])
    expect(listSaisons(db, verein.vereinId).map((s) => s.id)).toContain(saisonId)
    const spieltag = listSpieltageDerSaison(db, { vereinId: verein.vereinId, saisonId }).find((t) =>
      t.runden.some((r) => r.spiele.length > 0),
    )
    const runde = spieltag?.runden[0]
    const [erstes] = runde?.spiele ?? []
    if (!spieltag || !erstes) throw new Error('kein Spiel in der Datei')
    const spieler = erstes.besetzung[0] ?? ''
    tue(db, verein, neueOp('spieler-umbenennen', 1, { spielerId: spieler, name: 'Neuer Name' }))
    tue(
      db,
      verein,
      neueOp('spiel-streichen', 1, {
        spieltagId: spieltag.id,
        spielId: erstes.id,
        grund: 'nie gespielt',
      }),
    )
    const quelle = leseQuelle(db, verein, spieltag.id)
    const chronik = computeChronik(quelle)
    expect(saetze(chronik)).toEqual([
      'hat den Spieltag mit der Saison aus einer Datei übernommen',
      'hat Spiel 1 gestrichen',
    ])
    const spiel = chronikVonSpiel(chronik, quelle, erstes.id)
    expect(spiel.map((e) => [textVorgangAmAbend(e), e.geraet])).toEqual([
      ['hat Spiel 1 mit der Saison aus einer Datei übernommen', 'Chrome auf Windows'],
      ['hat Spiel 1 gestrichen', 'Testgerät'],
    ])
    expect(zeilen(spiel[0]).join()).not.toContain('Neuer Name')
    expect(spiel[0]?.spiel?.wert.nachher).toBe(spiel[1]?.spiel?.wert.vorher)
    expect(spiel[1]?.spiel?.wert.nachher).toBeNull()
  })
})

describe('the history of an evening', () => {
  it('tells objections and sign-offs with whom they are about, and a struck game by its old number', () => {
    const { db, verein, ziel } = geschichte()
    const { spieltagId, spielId } = ziel
    const { Clara = '', Dieter = '' } = verein.spieler
    const [einspruchId, zweiter] = [neueId(), neueId()]
    const einspruch = { ...ziel, grund: 'Ich war Re.' }
    const spieltag = () => leseQuelle(db, verein, spieltagId).spieltag
    const abnahme = { spieltagId, abnahmeId: neueId(), spielerId: Dieter }
    tue(
      db,
      verein,
      neueOp('spieltag-abnehmen', 0, { ...abnahme, fassung: fassungVon(spieltag()) }),
      neueOp('einspruch-erheben', 5, { ...einspruch, einspruchId, spielerId: Clara }),
      neueOp('einspruch-ablehnen', 1, {
        spieltagId,
        einspruchId,
        antwort: 'Alle anderen sagen nein.',
      }),
      neueOp('einspruch-erheben', 5, { ...einspruch, einspruchId: zweiter, spielerId: Dieter }),
      neueOp('einspruch-annehmen', 5, {
        spieltagId,
        einspruchId: zweiter,
        aenderung: { art: 'streichung' },
      }),
      neueOp('einspruch-erheben', 6, { ...einspruch, einspruchId: neueId(), spielerId: null }),
    )
    const chronik = computeChronik(leseQuelle(db, verein, spieltagId)).slice(-6)
    expect(saetze(chronik)).toEqual([
      'hat das Ergebnis für Dieter bestätigt',
      'hat für Clara Einspruch gegen Spiel 1 erhoben',
      'hat den Einspruch von Clara gegen Spiel 1 abgelehnt',
      'hat für Dieter Einspruch gegen Spiel 1 erhoben',
      'hat den Einspruch von Dieter gegen Spiel 1 angenommen und das Spiel gestrichen',
      'hat Einspruch gegen Spiel 1 erhoben',
    ])
    expect(chronik.map((e) => textWarum(e))).toEqual([
      null,
      { was: 'Grund', text: 'Ich war Re.' },
      { was: 'Antwort', text: 'Alle anderen sagen nein.' },
      { was: 'Grund', text: 'Ich war Re.' },
      null,
      { was: 'Grund', text: 'Ich war Re.' },
    ])
    expect(zeilen(chronik[0])).toEqual(['Endstand: Anna 0, Bernhard +2, Clara 0, Dieter −2'])
    expect(zeilen(chronik[4])).toEqual(['Wert: 1 → zählt nicht'])
    expect(chronik.map((e) => e.spiel?.id ?? null)).toEqual([
      null,
      ...Array.from({ length: 5 }, () => spielId),
    ])
  })

  it('tells date, place and seats, and what of them was changed', () => {
    const { db, verein, ziel } = geschichte()
    const { spieltagId } = ziel
    const { Elke = '' } = verein.spieler
    const { version } = leseQuelle(db, verein, spieltagId).spieltag
    tue(
      db,
      verein,
      neueOp('spieltag-aendern', version, {
        ...{ spieltagId, datum: '2026-01-10', ort: 'bei Anna', entschuldigt: [Elke] },
        grund: 'falsches Datum',
      }),
    )
    const chronik = computeChronik(leseQuelle(db, verein, spieltagId))
    expect(zeilen(chronik[0])).toEqual([
      'Datum: Fr., 9. Januar 2026',
      'Am Tisch: Anna, Bernd, Clara und Dieter',
      'Erster Geber: Dieter',
    ])
    expect(zeilen(chronik.at(-1))).toEqual([
      'Datum: Fr., 9. Januar 2026 → Sa., 10. Januar 2026',
      'Ort: nichts → bei Anna',
      'Entschuldigt: niemand → Elke',
    ])
  })
})
