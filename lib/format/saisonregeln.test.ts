import { describe, expect, it } from 'vitest'
import { einstellungen } from '../../tests/builders/einstellungen'
import {
  ABWESENHEITEN,
  GLEICHSTAENDE,
  WERTUNGEN,
  moeglicheAbwesenheiten,
} from '../domain/regelwerk/einstellungen'
import type { RegelwerkId } from '../domain/regelwerk/regelwerk'
import { REGELBLAETTER } from './regeln/blatt'
import { textSaisonregeln } from './saisonregeln'

const regeln = (
  e: Parameters<typeof einstellungen>[0],
  anzahl = 5,
  regelwerk: RegelwerkId = 'urexweiler',
) =>
  textSaisonregeln({ regelwerk, einstellungen: einstellungen(e), anzahl }).map(
    ({ regel, text }) => `${regel} ${text}`,
  )

describe('the rules of a season in words', () => {
  it('of Urexweiler', () => {
    expect(regeln({})).toEqual([
      'U-L1 Bei 5 Spielern gibt ein Spieltag 5,5 Rangpunkte für den ersten Platz, danach 4, 3, 2, 1. Die Tabelle zählt sie zusammen.',
      'U-L3 Wer gleich viele Spielpunkte hat, teilt sich die Rangpunkte der belegten Plätze.',
      'U-L2 Wer fehlt, nimmt mit 0 Spielpunkten teil.',
      'U-L4 2-mal fehlen ist frei, jedes weitere Mal kostet 1 Rangpunkt.',
      'U-L6 Gäste stehen außerhalb der Wertung.',
      'U-L5 Gleich viele Rangpunkte: Der Platz wird geteilt.',
      'U-L5 Wer an einem Spieltag die meisten Spielpunkte hat, hat einen Tagessieg. Ein geteilter erster Platz zählt auch, ebenso der eines Abwesenden.',
    ])
  })

  it('of everything set otherwise', () => {
    const alles = regeln(
      {
        wertung: 'schnitt',
        abwesenheit: 'zaehlt-nicht',
        streichergebnisse: 2,
        mindestteilnahme: 6,
        gleichstand: 'tagessiege',
        fehlgebuehrCent: 250,
      },
      12,
    )
    expect(alles.slice(1)).toEqual([
      'U-L2 Ein Spieltag, an dem man fehlt, zählt nicht, auch nicht als 0.',
      'U-L6 Entschuldigt ist, wer keinen Platz am Tisch findet: Er gilt als abwesend, aber es zählt kein Fehltag. Gäste stehen außerhalb der Wertung.',
      'D-L Die 2 schlechtesten Ergebnisse jedes Spielers zählen nicht, von gleich schlechten das spätere. Eines bleibt immer.',
      'D-L Wer nicht an mindestens 6 Spieltagen da war, steht außer Wertung hinter allen anderen. Solange es noch nicht so viele gab, steht dort, wer einen verpasst hat.',
      'D-L Gleicher Schnitt: Vorn steht, wer mehr Tagessiege hat. Sind es gleich viele, wird der Platz geteilt.',
      'U-L5 Wer an einem Spieltag die meisten Spielpunkte hat, hat einen Tagessieg. Ein geteilter erster Platz zählt auch.',
      'K-E Jeder Fehltag kostet 2,50\u00a0€ in die Kasse.',
    ])
    expect(alles[0]).toMatch(/^D-L Die Tabelle geht nach dem Schnitt je Spieltag/)
  })

  it.each([
    ['urexweiler', 6, false],
    ['urexweiler', 7, true],
    ['ddv', 5, false],
    ['ddv', 6, true],
    ['skill7', 6, true],
  ] as const)('tell of excuses where a table may be too small: %s, %i', (buch, anzahl, ja) => {
    expect(regeln({}, anzahl, buch).some((r) => r.startsWith('U-L6 Entschuldigt'))).toBe(ja)
  })

  it('cite only rules that the page of every rule book has, and say each of them once', () => {
    const kombinationen = WERTUNGEN.flatMap((wertung) =>
      ABWESENHEITEN.flatMap((abwesenheit) =>
        GLEICHSTAENDE.map((gleichstand) => ({ wertung, abwesenheit, gleichstand })),
      ),
    ).filter((k) => moeglicheAbwesenheiten(k.wertung).includes(k.abwesenheit))
    for (const k of kombinationen) {
      const mehr = { streichergebnisse: 1, mindestteilnahme: 1, fehlgebuehrCent: 1 }
      const saetze = textSaisonregeln({
        ...{ regelwerk: 'urexweiler', einstellungen: einstellungen({ ...k, ...mehr }), anzahl: 7 },
      })
      expect(new Set(saetze.map((s) => s.text)).size).toBe(saetze.length)
      for (const blatt of Object.values(REGELBLAETTER)) {
        const anker = blatt.kapitel.flatMap((kapitel) => kapitel.regeln)
        for (const { regel } of saetze) expect(anker).toContain(regel)
      }
    }
  })
})
