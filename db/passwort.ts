import { randomBytes, randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

// OWASP's recommendation for argon2id (the library's default algorithm): 19 MiB, two passes, one lane.
const OPTIONEN = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Without what is easily misread or misheard: no 0 and O, 1 and I and L, 2 and Z, 5 and S, 8 and B. */
const ZEICHEN = 'ACDEFGHJKMNPQRTUVWXY34679'

/** argon2id of a password, in PHC form. */
export function hashPasswort(passwort: string): Promise<string> {
  return hash(passwort.normalize('NFC'), OPTIONEN)
}

let platzhalter: Promise<string> | undefined

/** Whether the password belongs to the hash. Without a hash (no such account) it takes as long and is false. */
export async function pruefePasswort(
  gespeichert: string | undefined,
  passwort: string,
): Promise<boolean> {
  platzhalter ??= hashPasswort(randomBytes(16).toString('hex'))
  const passt = await verify(gespeichert ?? (await platzhalter), passwort.normalize('NFC'))
  return passt && gespeichert !== undefined
}

/** A code to read out and type, 12 characters in groups of four: `ACDE-FGHJ-KMNP` (56 bits). */
export function neuerCode(): string {
  const zeichen = Array.from({ length: 12 }, () => ZEICHEN[randomInt(ZEICHEN.length)])
  return [zeichen.slice(0, 4), zeichen.slice(4, 8), zeichen.slice(8)]
    .map((gruppe) => gruppe.join(''))
    .join('-')
}

/** A code as it is compared: however it was grouped and whatever its case. */
export function normalisiereCode(code: string): string {
  return code.toUpperCase().replace(/[^0-9A-Z]/g, '')
}
