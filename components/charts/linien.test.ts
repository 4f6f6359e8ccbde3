import { describe, expect, test } from 'vitest'
import { KADER_GROESSE } from '@/lib/domain/regelwerk/regelwerk'
import { entzerre, linienart } from './linien'

describe('entzerre', () => {
  const raum = { abstand: 10, von: 0, bis: 100 }

  test('leaves labels that are far enough apart where they are', () => {
    expect(entzerre([80, 10, 40], raum)).toEqual([80, 10, 40])
  })

  test('pushes equal labels apart in input order', () => {
    expect(entzerre([50, 50, 50], raum)).toEqual([50, 60, 70])
  })

  test('pushes back up what would leave at the lower end', () => {
    expect(entzerre([98, 99, 100], raum)).toEqual([80, 90, 100])
  })
})

test('the lines of the largest season all look different', () => {
  const arten = Array.from({ length: KADER_GROESSE.bis }, (_, i) => JSON.stringify(linienart(i)))
  expect(new Set(arten).size).toBe(24)
})
