import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { zielVon } from './adresse'

const ID = '0197d0a0-0000-7000-8000-00000000000a'
const CLUB = { art: 'verein', kurz: 'urexweiler' }
const LINK = { art: 'freigabe', token: 'Ab_9-x' }

/** The service worker is a script of its own: it cannot import what it must agree with. */
const [, muster = ''] =
  /const ZEICHENBAR =\s+\/(.+)\/\n/.exec(readFileSync('public/sw.js', 'utf8')) ?? []
const zeichenbar = new RegExp(muster)

test.each([
  ['/', { art: 'start', kurz: null }],
  ['/ohne-netz', { art: 'start', kurz: null }],
  ['/v/%', { art: 'start', kurz: '%' }],
  ['/v/urexweiler', { art: 'start', kurz: 'urexweiler' }],
  [`/v/urexweiler/spieltage/${ID}`, { art: 'abend', weg: CLUB, spieltagId: ID }],
  [`/v/urexweiler/spiele/${ID}`, { art: 'beleg', weg: CLUB, spielId: ID }],
  ['/tisch/Ab_9-x', { art: 'abend', weg: LINK, spieltagId: null }],
  [`/tisch/Ab_9-x/spieltage/${ID}`, { art: 'abend', weg: LINK, spieltagId: ID }],
  [`/v/urexweiler/spieltage/${ID}/tafel`, { art: 'tafel', weg: CLUB, spieltagId: ID }],
  ['/tisch/Ab_9-x/tafel', { art: 'tafel', weg: LINK, spieltagId: null }],
  [`/tisch/Ab_9-x/spiele/${ID}`, { art: 'beleg', weg: LINK, spielId: ID }],
])('%s can be drawn without a network', (pfad, ziel) => {
  expect(zielVon(pfad)).toEqual(ziel)
  // At its own address the shell is a page like any other.
  expect(zeichenbar.test(pfad)).toBe(pfad !== '/ohne-netz')
})

test.each([
  '/konto',
  '/rechner',
  '/v/',
  '/v/urexweiler/spieltage',
  '/v/urexweiler/spieltage/neu',
  `/v/urexweiler/spieltage/${ID}/verlauf`,
  `/v/urexweiler/spieltage/${ID}/tafel/x`,
  `/v/urexweiler/spiele/${ID}/tafel`,
  '/v/urexweiler/tafel',
  `/v/urexweiler/spieler/${ID}`,
  `/x/urexweiler/spieltage/${ID}`,
])('%s needs the server', (pfad) => {
  expect(zielVon(pfad)).toEqual({ art: 'fremd' })
  expect(zeichenbar.test(pfad)).toBe(false)
})
