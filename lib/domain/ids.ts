import { invariant } from './invariant'

/** Ids sort by time of making: UUID version 7 (RFC 9562). `zufall` are 10 random bytes, `jetzt` epoch ms. */
export function uuidv7({ jetzt, zufall }: { jetzt: number; zufall: Uint8Array }): string {
  invariant(zufall.length >= 10, 'eine UUID braucht zehn zufällige Bytes')
  const bytes = new Uint8Array(16)
  for (let i = 0, rest = jetzt; i < 6; i++, rest = Math.floor(rest / 256)) bytes[5 - i] = rest % 256
  bytes.set(zufall.subarray(0, 10), 6)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-')
}

/** The `nummer`-th id that follows from `id`: the same for everyone who applies the same operation. */
export function abgeleiteteId(id: string, nummer: number): string {
  const kopf = id.slice(0, 24)
  const schwanz = (parseInt(id.slice(24), 16) + nummer) % 2 ** 48
  return kopf + schwanz.toString(16).padStart(12, '0')
}

/** Between which ids the one lies that `abgeleiteteId` made an id from. */
export function stammbereich(id: string): { readonly von: string; readonly bis: string } {
  const kopf = id.slice(0, 24)
  return { von: `${kopf}000000000000`, bis: `${kopf}ffffffffffff` }
}
