// Serves the built app. `prestart` has installed and built; the server itself migrates (instrumentation.ts).
import { networkInterfaces } from 'node:os'
import { createServer } from 'node:net'
import { wurzel } from './bereit.mjs'

const port = Number(process.env.PORT ?? 3000)

// A proxy in front keeps lines to use them again, Caddy for 120 s. One that the server closes first, as Node
// does after five, loses the request that is just on its way.
const LEITUNG_MS = '125000'

function portFrei() {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}

if (!Number.isInteger(port) || port < 1 || port > 65535) {
  console.error(`PORT ist keine Portnummer: ${process.env.PORT}`)
  process.exit(1)
}
if (!(await portFrei())) {
  console.error(
    `Port ${port} ist schon belegt. Mit PORT=3001 npm start nimmt Kallemann einen anderen.`,
  )
  process.exit(1)
}

const adressen = Object.values(networkInterfaces())
  .flat()
  .filter((a) => a && a.family === 'IPv4' && !a.internal)
  .map((a) => `http://${a.address}:${port}`)

console.log(`Kallemann läuft gleich hier:   http://localhost:${port}`)
for (const adresse of adressen) console.log(`Für Telefone im selben Netz:   ${adresse}`)

// In this process, so that a signal reaches the server itself.
process.env.NODE_ENV = 'production'
process.env.NEXT_TELEMETRY_DISABLED = '1'
process.chdir(wurzel)
process.argv = [
  process.execPath,
  'next',
  'start',
  '-p',
  `${port}`,
  '--keepAliveTimeout',
  LEITUNG_MS,
]
await import('../node_modules/next/dist/bin/next')
