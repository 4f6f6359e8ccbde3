/**
 * SHA-256 (FIPS 180-4) in plain code: browsers offer `crypto.subtle` only over HTTPS, and the home network of a club
 * often has none. For short inputs such as tokens.
 */

const RUNDEN = 64
const BLOCK = 64

/** The first 64 primes make the constants: fractional parts of their square and cube roots. */
const PRIMZAHLEN = buildPrimzahlen(RUNDEN)
const K = PRIMZAHLEN.map((p) => nachkomma(Math.cbrt(p)))
const ANFANG = PRIMZAHLEN.slice(0, 8).map((p) => nachkomma(Math.sqrt(p)))

/** The digest of `bytes` as 64 hex digits. */
export function sha256Hex(bytes: Uint8Array): string {
  const hash = Uint32Array.from(ANFANG)
  const daten = fuelleAuf(bytes)
  for (let start = 0; start < daten.byteLength; start += BLOCK) {
    verdichte(hash, new DataView(daten.buffer, start, BLOCK))
  }
  return [...hash].map((wort) => wort.toString(16).padStart(8, '0')).join('')
}

/** A one bit, zeros, and the length in bits at the end of the last block. */
function fuelleAuf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const daten = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK)
  daten.set(bytes)
  daten[bytes.length] = 0x80
  const sicht = new DataView(daten.buffer)
  sicht.setUint32(daten.length - 8, Math.floor(bytes.length / 2 ** 29))
  sicht.setUint32(daten.length - 4, (bytes.length << 3) >>> 0)
  return daten
}

function verdichte(hash: Uint32Array, block: DataView): void {
  const w = dehne(block)
  const v = Uint32Array.from(hash)
  const lies = (i: number) => v[i] ?? 0
  for (let i = 0; i < RUNDEN; i++) {
    const a = lies(0)
    const e = lies(4)
    const s1 = drehe(e, 6) ^ drehe(e, 11) ^ drehe(e, 25)
    const wahl = (e & lies(5)) ^ (~e & lies(6))
    const t1 = lies(7) + s1 + wahl + (K[i] ?? 0) + (w[i] ?? 0)
    const s0 = drehe(a, 2) ^ drehe(a, 13) ^ drehe(a, 22)
    const mehrheit = (a & lies(1)) ^ (a & lies(2)) ^ (lies(1) & lies(2))
    v.copyWithin(1, 0, 7)
    v[4] = lies(4) + t1
    v[0] = t1 + s0 + mehrheit
  }
  for (let i = 0; i < 8; i++) hash[i] = (hash[i] ?? 0) + lies(i)
}

function dehne(block: DataView): Uint32Array {
  const w = new Uint32Array(RUNDEN)
  for (let i = 0; i < 16; i++) w[i] = block.getUint32(i * 4)
  for (let i = 16; i < RUNDEN; i++) {
    const frueh = w[i - 15] ?? 0
    const spaet = w[i - 2] ?? 0
    const s0 = drehe(frueh, 7) ^ drehe(frueh, 18) ^ (frueh >>> 3)
    const s1 = drehe(spaet, 17) ^ drehe(spaet, 19) ^ (spaet >>> 10)
    w[i] = (w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1
  }
  return w
}

function drehe(wort: number, stellen: number): number {
  return (wort >>> stellen) | (wort << (32 - stellen))
}

/** The first 32 bits of the fractional part. */
function nachkomma(wert: number): number {
  return Math.floor((wert - Math.floor(wert)) * 2 ** 32) >>> 0
}

function buildPrimzahlen(anzahl: number): readonly number[] {
  const primzahlen: number[] = []
  for (let n = 2; primzahlen.length < anzahl; n++) {
    if (primzahlen.every((p) => n % p !== 0)) primzahlen.push(n)
  }
  return primzahlen
}
