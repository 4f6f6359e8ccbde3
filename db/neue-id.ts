import { randomBytes } from 'node:crypto'
import { uuidv7 } from '../lib/domain/ids'

/** A new id. */
export function neueId(): string {
  return uuidv7({ jetzt: Date.now(), zufall: randomBytes(10) })
}
