import { expect, test } from 'vitest'
import { startwegVon } from './startbildschirm'

const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0 Mobile'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15'

const TELEFON = { eigenesFenster: false, sicher: true, angebot: false, kennung: ANDROID, finger: 5 }

test.each([
  ['the browser offers it', { angebot: true }, 'angebot'],
  ['a browser without an offer has a menu', {}, 'menue'],
  ['an iPhone has the share sheet', { kennung: IPHONE }, 'teilen'],
  ['an iPad is a Mac that can be touched', { kennung: MAC }, 'teilen'],
  ['a Mac has a menu', { kennung: MAC, finger: 0 }, 'menue'],
  ['it was opened from the home screen', { eigenesFenster: true, angebot: true }, 'schon-da'],
  ['without encryption it would be a bookmark', { sicher: false }, 'unverschluesselt'],
  ['also on an iPhone', { sicher: false, kennung: IPHONE }, 'unverschluesselt'],
] as const)('%s', (_, anders, weg) => {
  expect(startwegVon({ ...TELEFON, ...anders })).toBe(weg)
})
