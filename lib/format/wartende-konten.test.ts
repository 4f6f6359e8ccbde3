import { expect, test } from 'vitest'
import { textAnderesKonto, textWartetAufAnmeldung } from './wartende-konten'

const anna = (anzahl: number) => ({ name: 'Anna', anzahl })
const BERND = { name: 'Bernd', anzahl: 2 }

test('says at the sign-in what waits for it, and of whom', () => {
  expect(textWartetAufAnmeldung([anna(1)])).toBe(
    'Eine Eintragung von Anna wartet auf diesem Gerät und wird nach dem Anmelden gesendet.',
  )
  expect(textWartetAufAnmeldung([BERND])).toBe(
    '2 Eintragungen von Bernd warten auf diesem Gerät und werden nach dem Anmelden gesendet.',
  )
  expect(textWartetAufAnmeldung([anna(1), BERND])).toBe(
    'Eine Eintragung von Anna und 2 von Bernd warten auf diesem Gerät. Gesendet wird, was dem Konto gehört, das sich anmeldet.',
  )
})

test('says at the evening that only the account that made them can send them', () => {
  expect(textAnderesKonto([anna(1)])).toBe(
    'Eine Eintragung von Anna wartet auf diesem Gerät: Nur dieses Konto kann sie senden.',
  )
  expect(textAnderesKonto([BERND, anna(1)])).toBe(
    '2 Eintragungen von Bernd und eine von Anna warten auf diesem Gerät: Nur diese Konten können sie senden.',
  )
})
