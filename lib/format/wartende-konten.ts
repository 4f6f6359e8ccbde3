import { aufzaehlen } from './aufzaehlen'

/** An account by its name, and how much waits for it on the device. */
interface Konto {
  readonly name: string
  readonly anzahl: number
}

/** Where somebody signs in: `2 Eintragungen von Anna warten auf diesem Gerät und werden nach dem Anmelden gesendet.` */
export function textWartetAufAnmeldung(konten: readonly Konto[]): string {
  const was = `${textWessen(konten)} auf diesem Gerät`
  if (konten.length > 1) return `${was}. Gesendet wird, was dem Konto gehört, das sich anmeldet.`
  const werden = konten[0]?.anzahl === 1 ? 'wird' : 'werden'
  return `${was} und ${werden} nach dem Anmelden gesendet.`
}

/** At the evening, for another account: `2 Eintragungen von Anna warten auf diesem Gerät: Nur dieses Konto kann sie senden.` */
export function textAnderesKonto(konten: readonly Konto[]): string {
  const wer = konten.length === 1 ? 'dieses Konto kann' : 'diese Konten können'
  return `${textWessen(konten)} auf diesem Gerät: Nur ${wer} sie senden.`
}

/** `Eine Eintragung von Anna und 2 von Bernd warten`. */
function textWessen(konten: readonly Konto[]): string {
  const teile = konten.map(({ name, anzahl }, i) => {
    const zahl = anzahl > 1 ? `${anzahl}` : i === 0 ? 'Eine' : 'eine'
    const was = i > 0 ? '' : anzahl === 1 ? ' Eintragung' : ' Eintragungen'
    return `${zahl}${was} von ${name}`
  })
  const eine = konten.length === 1 && konten[0]?.anzahl === 1
  return `${aufzaehlen(teile)} ${eine ? 'wartet' : 'warten'}`
}
