/**
 * Where a browser that reads a page from the server stops for a moment, as it does at every script: what stands above is painted
 * before what comes below is laid out. Only the server writes it; what a browser draws itself is drawn at once.
 */
export function Atempause() {
  return typeof window === 'undefined' ? <script dangerouslySetInnerHTML={NICHTS} /> : null
}

const NICHTS = { __html: '0' }
