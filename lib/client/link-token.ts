import { TOKEN_BYTES as TISCH_BYTES, tokenAus } from '../domain/freigabe/token'
import { sha256Hex } from '../domain/sha256'

/** Bytes of an invitation's token: 256 bits cannot be guessed. */
const TOKEN_BYTES = 32

/** A token for a link and the digest that alone is sent and stored. */
interface Token {
  readonly token: string
  readonly tokenHash: string
}

/** A new token of an invitation. */
export function neuesToken(): Token {
  const bytes = crypto.getRandomValues(new Uint8Array(TOKEN_BYTES))
  const token = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
  return mitHash(token)
}

/** A new token of a link for guests: short, since people may have to type it. */
export function neuerTischtoken(): Token {
  return mitHash(tokenAus(crypto.getRandomValues(new Uint8Array(TISCH_BYTES))))
}

function mitHash(token: string): Token {
  return { token, tokenHash: sha256Hex(new TextEncoder().encode(token)) }
}

/** An address that only the server's own machine can open: a link with it is no use to anyone else. */
export function giltNurHier(link: string): boolean {
  const { hostname } = new URL(link)
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
}
