import 'server-only'

/** What a stream is about. */
export interface Thema {
  readonly art: 'spieltag' | 'saison'
  readonly id: string
}

/** Who reads a stream, of what, and for how long. */
export interface Leserangaben {
  readonly vereinId: string
  readonly thema: Thema
  /** Whose streams count together, such as those of an account (`inhaberKonto`). */
  readonly inhaber: string
  /** How many streams they may have; one more is refused: ended for it, the oldest would come back and end the next. */
  readonly hoechstens: number
  /** The tab, by the name that it gave itself; null for one that gave none. */
  readonly geraet: string | null
  /** Came by a link: is told less (`live-gast.ts`). */
  readonly gast?: true
  /** Whether they may still look. Asked at every heartbeat, and when it may have changed. */
  readonly darf: () => boolean
}

/** An open stream. */
export interface Leser extends Leserangaben {
  /** Hands over bytes that are ready to send. Who does not fetch them in time is cut off, and reads the log later. */
  readonly sende: (bytes: Uint8Array) => void
  /** Ends the stream. */
  readonly schliesse: () => void
  /** When the next heartbeat is due, epoch milliseconds. */
  takt: number
}

/** Streams of this server at once; each takes some 50 kB. */
const LESER_HOECHSTENS = 5000
const TAKT_MS = 15_000
/** How exactly heartbeats are kept: a few readers at a time, not all at once. */
const SCHLAG_MS = 500

interface Register {
  /** The oldest first. */
  readonly leser: Set<Leser>
  readonly jeThema: Map<string, Set<Leser>>
  uhr: NodeJS.Timeout | null
  /** The server ends: nobody comes in any more. */
  zu: boolean
}

// One a process, also across the module graphs and reloads of Next.
const speicher = globalThis as typeof globalThis & { kallemannLeser?: Register }

function getRegister(): Register {
  return (speicher.kallemannLeser ??= {
    leser: new Set(),
    jeThema: new Map(),
    uhr: null,
    zu: false,
  })
}

/** All streams of this account. */
export const inhaberKonto = (kontoId: string) => `konto:${kontoId}`

/** All streams by this link. */
export const inhaberLink = (freigabeId: string) => `link:${freigabeId}`

/**
 * Notes a new reader; false when there are too many, or the server ends. A tab that comes back takes the place of its line from
 * before about the same, which a phone may have left without a word.
 */
export function nimmAuf(leser: Leser): boolean {
  const register = getRegister()
  if (register.zu || register.leser.size >= LESER_HOECHSTENS) return false
  const eigene = [...register.leser].filter((l) => l.inhaber === leser.inhaber)
  const fruehere = eigene.filter(
    (l) => l.geraet !== null && l.geraet === leser.geraet && istGleich(l.thema, leser.thema),
  )
  fruehere.forEach((l) => l.schliesse())
  if (eigene.length - fruehere.length >= leser.hoechstens) return false
  // Many come back at once after a restart: their heartbeats shall not stay together.
  leser.takt = Date.now() + Math.random() * TAKT_MS
  register.leser.add(leser)
  const schluessel = schluesselVon(leser.vereinId, leser.thema)
  const gleiche = register.jeThema.get(schluessel) ?? new Set()
  register.jeThema.set(schluessel, gleiche.add(leser))
  register.uhr ??= setInterval(schlage, SCHLAG_MS).unref()
  return true
}

/** Forgets a reader whose stream has ended. */
export function streiche(leser: Leser): void {
  const register = getRegister()
  register.leser.delete(leser)
  const schluessel = schluesselVon(leser.vereinId, leser.thema)
  const gleiche = register.jeThema.get(schluessel)
  gleiche?.delete(leser)
  if (gleiche?.size === 0) register.jeThema.delete(schluessel)
  if (register.leser.size > 0 || register.uhr === null) return
  clearInterval(register.uhr)
  register.uhr = null
}

/** Everybody who reads about this. */
export function leserVon(vereinId: string, thema: Thema): ReadonlySet<Leser> {
  return getRegister().jeThema.get(schluesselVon(vereinId, thema)) ?? new Set()
}

/** Everybody who reads about a Spieltag of this club, or about one of its seasons. */
export function leserImVerein(vereinId: string, art: Thema['art']): readonly Leser[] {
  return [...getRegister().leser].filter((l) => l.vereinId === vereinId && l.thema.art === art)
}

/** Lets go whoever may not look any more, among those that `betrifft` names. */
export function pruefeLeser(betrifft: (leser: Leser) => boolean): void {
  // All who came by one link may look or none.
  const links = new Map<string, boolean>()
  for (const leser of [...getRegister().leser]) {
    if (!betrifft(leser)) continue
    const darf = (leser.gast && links.get(leser.inhaber)) ?? leser.darf()
    if (leser.gast) links.set(leser.inhaber, darf)
    if (!darf) entlasse(leser)
  }
}

/** Lets go the streams of this account whose sessions have ended. */
export function pruefeKonto(kontoId: string): void {
  pruefeLeser((leser) => leser.inhaber === inhaberKonto(kontoId))
}

/** Ends the streams of a club without a word: who reads comes back and asks the log. */
export function trenne(vereinId: string): void {
  for (const leser of [...getRegister().leser]) if (leser.vereinId === vereinId) leser.schliesse()
}

/** Ends all streams, so that the server can end; who reads comes back to the next one. */
export function schliesseAlle(): void {
  const register = getRegister()
  register.zu = true
  for (const leser of [...register.leser]) leser.schliesse()
}

/** One event, as it goes over the line; the same bytes for everybody. */
export function verpacke(ereignis: unknown, seq?: number): Uint8Array {
  const nummer = seq === undefined ? '' : `id: ${seq}\n`
  return bytes.encode(`${nummer}data: ${JSON.stringify(ereignis)}\n\n`)
}

const bytes = new TextEncoder()
/** An event of a name of its own: a mere comment would not reach the page, which waits for it. */
export const TAKT = bytes.encode('event: takt\ndata: 0\n\n')

function entlasse(leser: Leser): void {
  leser.sende(verpacke({ art: 'ende' }))
  leser.schliesse()
}

function schlage(): void {
  const jetzt = Date.now()
  let gemeldet = false
  for (const leser of [...getRegister().leser]) {
    // The clock was set back: nobody waits for it to catch up.
    if (leser.takt > jetzt && leser.takt <= jetzt + TAKT_MS) continue
    leser.takt = jetzt + TAKT_MS
    // Sessions are ended by other processes too, and by time.
    try {
      if (leser.darf()) leser.sende(TAKT)
      else entlasse(leser)
    } catch (error) {
      // Nobody waits for this clock who could take the error: it would end the server. Who reads comes back and asks the log.
      if (!gemeldet) console.error(error)
      gemeldet = true
      leser.schliesse()
    }
  }
}

function istGleich(a: Thema, b: Thema): boolean {
  return a.art === b.art && a.id === b.id
}

function schluesselVon(vereinId: string, { art, id }: Thema): string {
  return `${vereinId} ${art} ${id}`
}
