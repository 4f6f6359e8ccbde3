import type { ServerResponse } from 'node:http'
import { createServer } from 'node:http'

/**
 * The control of `bench:live`: what a POST brings goes to every stream, as bytes. Whatever time that takes is the machine's and
 * Node's; the rest is ours.
 */
const leser = new Set<ServerResponse>()
let nummer = 0

createServer((anfrage, antwort) => {
  if (anfrage.method !== 'POST') {
    if (!anfrage.url?.includes('live')) return void antwort.end('{}')
    antwort.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' })
    antwort.write('event: takt\ndata: 0\n\n')
    leser.add(antwort)
    antwort.on('close', () => leser.delete(antwort))
    return
  }
  const teile: Buffer[] = []
  anfrage.on('data', (teil: Buffer) => teile.push(teil))
  anfrage.on('end', () => {
    nummer += 1
    const bytes = Buffer.from(`id: ${nummer}\ndata: ${Buffer.concat(teile).toString()}\n\n`)
    for (const einer of leser) einer.write(bytes)
    antwort.writeHead(200, { 'Content-Type': 'application/json' }).end(`{"seq":${nummer}}`)
  })
}).listen(Number(process.env['PORT']))

process.once('SIGTERM', () => process.exit(0))
