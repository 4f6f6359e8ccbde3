import { describe, expect, it } from 'vitest'
import { normal, SPIELER } from '@/tests/builders/spiel'
import { differenz } from '../domain/spiel/differenz'
import type { Spiel } from '../domain/spiel/spiel'
import { textDifferenz } from './differenz'

const UREXWEILER = { namen: { Anna: 'Änne' }, regelwerk: 'urexweiler' } as const

function saetze(alt: Spiel, neu: Spiel): readonly string[] {
  return differenz({ spiel: alt, besetzung: SPIELER }, { spiel: neu, besetzung: SPIELER })
    .map((d) => textDifferenz(d, UREXWEILER))
    .map(({ was, vorher, nachher }) => `${was}: ${vorher} → ${nachher}`)
}

describe('textDifferenz', () => {
  it('says old and new in the words of the receipt, with the names that are given', () => {
    expect(saetze(normal({ augenRe: 132 }), { ...normal({ augenRe: 123 }), re: ['Anna'] })).toEqual(
      ['Re: Änne und Bernd → Änne', 'Augen: Re 132, Kontra 108 → Re 123, Kontra 117'],
    )
  })

  it('says when a game that nobody had counted was counted later', () => {
    expect(saetze(normal({ augenRe: { von: 121, bis: 150 } }), normal({ augenRe: 132 }))).toEqual([
      'Augen: Re 121 bis 150, Kontra 90 bis 119 (nicht gezählt) → Re 132, Kontra 108',
    ])
  })

  it.each<[string, Partial<Spiel>, string]>([
    ['a kind', { art: 'hochzeit' }, 'Spiel: Normalspiel → Hochzeit'],
    ['a Stoß', { stoesse: ['Anna', 'Clara'] }, 'Stoß: nichts → Änne und Clara'],
    ['an Ansage', { ansagen: { kontra: 'keine60' } }, 'Ansage Kontra: nichts → keine 60'],
    ['an early Ansage', { ansageVorKlaerung: 'keine90' }, 'Vor der Klärung: nichts → keine 90'],
    [
      'Sonderpunkte',
      { sonderpunkte: { re: { fuchs: 2, kallemann: 1 } } },
      'Sonderpunkte Re: nichts → 2 × Fuchs gefangen, Kallemann',
    ],
    ['Schweine', { schweine: 'Anna' }, 'Schweine: nichts → Änne'],
    ['a Trumpfabgabe', { trumpfabgabe: ['Clara'] }, 'Trumpfabgabe: nichts → Clara'],
    ['a broken rule', { regelverstoss: 'Dieter' }, 'Regelverstoß: nichts → Dieter'],
    ['a note', { notiz: 'nachgezählt' }, 'Notiz: nichts → nachgezählt'],
    [
      'no trick',
      { augenRe: 240, ohneStich: 'kontra' },
      'Augen: nichts → Re 240, Kontra 0 (kein Stich)',
    ],
    [
      'what was confirmed',
      { bestaetigt: ['spielzahl-ueberschritten', 'wiederholung-versaeumt'] },
      'Am Tisch bestätigt: nichts → ein Spiel über die geplante Zahl, Kürsolo nicht wiederholt',
    ],
  ])('tells %s that is new', (_, mehr, satz) => {
    expect(saetze(normal(), normal(mehr))).toEqual([satz])
  })
})
