import { hash } from 'node:crypto'

/** SHA-256 of the UTF-8 bytes of a text, in hex. */
export function sha256(text: string): string {
  return hash('sha256', text, 'hex')
}
