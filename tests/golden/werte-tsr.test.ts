import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { getRegelwerk } from '@/lib/domain/regelwerk/presets'
import { pruefeSpiel } from '@/lib/domain/spiel/pruefe'
import type { Spiel } from '@/lib/domain/spiel/spiel'
import { scoreSpiel } from '@/lib/domain/wertung/score'

interface Fall { id: string; spieler: string[]; spiel: Spiel; erwartet: { gewinner: string | null; wert: number; punkte: Record<string, number> } }
describe.each(['ddv', 'besenmarkt'] as const)('%s', (id) => {
  const faelle = JSON.parse(readFileSync(`/work/shared/beispiele/werte-${id}.json`, 'utf8')) as Fall[]
  it.each(faelle.map((f) => [f.id, f] as const))('%s', (_, f) => {
    const tisch = { regelwerk: getRegelwerk(id), spieler: f.spieler }
    expect(pruefeSpiel(f.spiel, tisch)).toEqual([])
    expect(scoreSpiel(f.spiel, tisch)).toMatchObject(f.erwartet)
  })
})
