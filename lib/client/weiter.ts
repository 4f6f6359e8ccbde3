/**
 * Where to go after signing in: a path on this site, else the start. An address of another site, however it
 * is disguised (`//host`, `/\host`, a scheme), must not follow from a link someone sent.
 */
export function parseWeiter(roh: string | readonly string[] | undefined): string {
  if (typeof roh !== 'string' || !roh.startsWith('/')) return '/'
  const hier = 'http://hier.invalid'
  if (!URL.canParse(roh, hier)) return '/'
  const ziel = new URL(roh, hier)
  // Resolving dots can bring two slashes to the front, which would name a host again.
  if (ziel.origin !== hier || ziel.pathname.startsWith('//')) return '/'
  return ziel.pathname + ziel.search + ziel.hash
}
