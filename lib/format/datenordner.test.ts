import { expect, it } from 'vitest'
import { textDatenfehler } from './datenordner'

const mitCode = (code: string) => Object.assign(new Error('english'), { code })

it.each([
  ['DATEN_NEUER', 'neueren Fassung'],
  ['DATEN_AELTER', 'npm run migrate'],
  ['SQLITE_NOTADB', 'beschädigt'],
  ['SQLITE_CORRUPT_INDEX', 'beschädigt'],
  ['ENOTDIR', 'kein Ordner'],
  ['EEXIST', 'kein Ordner'],
  ['EACCES', 'nicht schreiben'],
  ['SQLITE_READONLY_DIRECTORY', 'nicht schreiben'],
  ['SQLITE_CANTOPEN', 'nicht schreiben'],
  ['ENOSPC', 'kein Platz'],
  ['SQLITE_BUSY', 'hält die Datenbank'],
])('%s is a sentence that names the folder', (code, teil) => {
  const text = textDatenfehler(mitCode(code), '/srv/daten')
  expect(text).toContain(teil)
  expect(text).toContain('Datenordner /srv/daten')
})

it('finds the code of the cause', () => {
  const error = new Error('failed', { cause: mitCode('ENOSPC') })
  expect(textDatenfehler(error, '/srv/daten')).toContain('kein Platz')
})

it.each([new TypeError('x'), null, 'x', mitCode('ERR_INVALID_URL')])('%s is a bug', (error) => {
  expect(textDatenfehler(error, '/srv/daten')).toBeNull()
})
