import { describe, expect, it } from 'vitest'
import {
  BERND,
  CLARA,
  DIETER,
  eingetragen,
  eroeffnet,
  kontext,
  nach,
  NORMAL,
  SPIELTAG,
  spielId,
  verein,
} from '@/tests/builders/verein'
import { applyAenderungen } from '@/lib/domain/op/apply'
import { decide } from '@/lib/domain/op/decide'
import type { VereinStand } from '@/lib/domain/op/op'
import type { EinspruchAkte } from '@/lib/domain/einspruch/einspruch'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { getSpiel } from '@/lib/domain/spieltag/vorgriff'
import {
  auftragAblehnen,
  auftragAnnehmen,
  auftragErheben,
  auftragQuittieren,
  auftragZuruecknehmen,
} from './einspruch-auftraege'
import { auftragStreichen } from './auftraege'
import type { Auftrag } from './speicher'
import { vorschau } from './vorschau'

function spieltagVon({ spieltage: [spieltag] }: VereinStand): SpieltagAkte {
  if (spieltag === undefined) throw new Error(SPIELTAG)
  return spieltag
}

function einspruchVon({ einsprueche: [einspruch] }: SpieltagAkte): EinspruchAkte {
  if (einspruch === undefined) throw new Error('kein Einspruch')
  return einspruch
}

/** What the screen shows before the answer, and what the server made of it. */
function beides(stand: VereinStand, auftrag: Auftrag) {
  const entscheidung = decide(stand, auftrag.op, kontext())
  if (!entscheidung.ok) throw new Error(JSON.stringify(entscheidung.fehler))
  const server = applyAenderungen(stand, entscheidung.wert)
  return {
    vorschau: vorschau(spieltagVon(stand), auftrag.op),
    server: spieltagVon(server),
    stand: server,
  }
}

/** Without what only the server can say: its clock, who did it, and whether anybody is left to be told. */
function gezeigt(akte: SpieltagAkte) {
  return {
    spiel: { ...getSpiel(akte, spielId(1)), erfasstAm: null, erfasstVon: null },
    einsprueche: akte.einsprueche.map((e) => ({
      ...e,
      erhobenAm: null,
      kontoId: null,
      kontoName: null,
      entschiedenAm: null,
      entschiedenVon: null,
      quittiert: e.zustand === 'zurueckgenommen',
    })),
  }
}

const gespielt = nach(verein(), eroeffnet(), eingetragen(1))
const erheben = (stand: VereinStand) =>
  auftragErheben(spieltagVon(stand), getSpiel(spieltagVon(stand), spielId(1)), {
    grund: 'Stoß fehlt',
    spielerId: BERND,
  })

describe('an objection before the answer looks as after it', () => {
  it('when it is raised', () => {
    const { vorschau, server } = beides(gespielt, erheben(gespielt))
    expect(einspruchVon(server).grund).toBe('Stoß fehlt')
    expect(gezeigt(vorschau)).toEqual(gezeigt(server))
  })

  const strittig = beides(gespielt, erheben(gespielt)).stand
  const akte = spieltagVon(strittig)
  const einspruch = einspruchVon(akte)
  const korrektur = {
    art: 'korrektur',
    spiel: { ...NORMAL, re: [CLARA, DIETER] },
    besetzung: getSpiel(akte, spielId(1)).besetzung,
  } as const

  it.each([
    ['accepted with a correction', auftragAnnehmen(akte, einspruch, { annahme: korrektur })],
    [
      'accepted with a correction and an answer, which then is the reason',
      auftragAnnehmen(akte, einspruch, { annahme: korrektur, antwort: 'Stimmt.' }),
    ],
    [
      'accepted by striking the game',
      auftragAnnehmen(akte, einspruch, { annahme: { art: 'streichung' } }),
    ],
    ['rejected', auftragAblehnen(akte, einspruch, 'Zweimal gezählt.')],
    ['taken back', auftragZuruecknehmen(akte, einspruch)],
  ])('when it is %s', (_, auftrag) => {
    const { vorschau, server } = beides(strittig, auftrag)
    expect(einspruchVon(server).zustand).not.toBe('offen')
    expect(gezeigt(vorschau)).toEqual(gezeigt(server))
  })

  it('when the game was struck meanwhile and that settles it', () => {
    const weg = beides(strittig, auftragStreichen(akte, getSpiel(akte, spielId(1)))).stand
    const { vorschau, server } = beides(
      weg,
      auftragAnnehmen(spieltagVon(weg), einspruch, { annahme: { art: 'bestehende' } }),
    )
    expect(einspruchVon(server).zustand).toBe('angenommen')
    expect(getSpiel(server, spielId(1)).version).toBe(2)
    expect(gezeigt(vorschau)).toEqual(gezeigt(server))
  })

  it('when it is accepted with a correction of the struck game', () => {
    const weg = beides(strittig, auftragStreichen(akte, getSpiel(akte, spielId(1)))).stand
    const { vorschau, server } = beides(
      weg,
      auftragAnnehmen(spieltagVon(weg), einspruch, { annahme: korrektur }),
    )
    expect(getSpiel(server, spielId(1))).toMatchObject({ gestrichen: false, version: 3 })
    expect(gezeigt(vorschau)).toEqual(gezeigt(server))
  })

  it('when the decision is read', () => {
    const { stand, server } = beides(strittig, auftragAblehnen(akte, einspruch, 'Nein.'))
    const gelesen = beides(stand, auftragQuittieren(server, einspruchVon(server)))
    expect(einspruchVon(gelesen.vorschau)).toEqual(einspruchVon(gelesen.server))
    expect(einspruchVon(gelesen.server).quittiert).toBe(true)
  })
})
