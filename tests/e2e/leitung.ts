import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A line between browser and server that can go dead, for pages and service workers alike. */
export interface Leitung {
  readonly url: string
  /** `tot`: it takes every connection and nothing comes of it, as in a cellar with two bars. */
  readonly setze: (zustand: 'lebt' | 'tot') => void
  readonly schliesse: () => Promise<void>
}

/** Lays a line to the server at `url`. */
export async function legeLeitung(url: string): Promise<Leitung> {
  const ziel = Number(new URL(url).port)
  const offen = new Set<Socket>()
  let tot = false

  function verbinde(hier: Socket) {
    const dort = connect(ziel, 'localhost')
    for (const ende of [hier, dort]) {
      offen.add(ende)
      ende.on('error', () => undefined)
      ende.on('close', () => {
        offen.delete(ende)
        hier.destroy()
        dort.destroy()
      })
    }
    hier.on('data', (stueck) => !tot && dort.write(stueck))
    dort.on('data', (stueck) => !tot && hier.write(stueck))
  }

  const server = createServer(verbinde)
  await new Promise<void>((fertig) => server.listen(0, 'localhost', fertig))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    setze: (zustand) => {
      // What was lost on a dead line does not come later.
      if (tot && zustand === 'lebt') for (const ende of offen) ende.destroy()
      tot = zustand === 'tot'
    },
    schliesse: () => {
      for (const ende of offen) ende.destroy()
      return new Promise((fertig) => server.close(() => fertig()))
    },
  }
}
