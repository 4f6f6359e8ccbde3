import 'server-only'

/**
 * The bytes of a request's body, null when there are more than `hoechstens`: reading stops there, whatever length
 * the header promised.
 */
export async function liesKoerper(
  anfrage: Request,
  hoechstens: number,
): Promise<Uint8Array | null> {
  if (Number(anfrage.headers.get('content-length') ?? 0) > hoechstens) return null
  const leser = anfrage.body?.getReader()
  if (leser === undefined) return new Uint8Array()
  const teile: Uint8Array[] = []
  let laenge = 0
  for (;;) {
    const { done, value } = await leser.read()
    if (done) return Buffer.concat(teile)
    laenge += value.length
    if (laenge > hoechstens) {
      await leser.cancel()
      return null
    }
    teile.push(value)
  }
}
