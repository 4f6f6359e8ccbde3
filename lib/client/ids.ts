import { uuidv7 } from '@/lib/domain/ids'

/** A new id. `crypto.randomUUID` is missing over plain http in the home network, `getRandomValues` is not. */
export function neueId(): string {
  return uuidv7({ jetzt: Date.now(), zufall: crypto.getRandomValues(new Uint8Array(10)) })
}
