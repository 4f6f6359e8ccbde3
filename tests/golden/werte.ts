import { readFileSync } from 'node:fs'
import { POST } from '@/app/api/v1/berechnen/route'
import { fuehreAus } from '@/lib/cli/befehle'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import type { Wertung } from '@/lib/domain/wertung/wertung'

/** One worked example of the rules: scored, or refused by the rule in `fehler`. */
export interface Wertbeispiel {
  readonly id: string
  readonly quelle: string
  readonly spieler: readonly string[]
  readonly spiel: unknown
  readonly erwartet?: Pick<Wertung, 'gewinner' | 'wert' | 'punkte'>
  readonly fehler?: string
}

/** The worked examples of a rule book. */
export function wertbeispiele(regelwerk: RegelwerkId): readonly Wertbeispiel[] {
  const datei = new URL(`beispiele/werte-${regelwerk}.json`, import.meta.url)
  return JSON.parse(readFileSync(datei, 'utf8')) as readonly Wertbeispiel[]
}

/** The example as a Runde of one game, as the command line and the service take it. */
function rundeVon({ spieler, spiel }: Eingabe, regelwerk: RegelwerkId): string {
  return JSON.stringify({ regelwerk, spieler, ersterGeber: spieler[0], spiele: [spiel] })
}

type Eingabe = Pick<Wertbeispiel, 'spieler' | 'spiel'>

export async function rufeDienst(eingabe: Eingabe, regelwerk: RegelwerkId) {
  const adresse = 'http://localhost/api/v1/berechnen'
  const body = rundeVon(eingabe, regelwerk)
  const antwort = await POST(new Request(adresse, { method: 'POST', body }))
  return { status: antwort.status, koerper: (await antwort.json()) as unknown }
}

export function rufeBefehl(eingabe: Eingabe, regelwerk: RegelwerkId) {
  return fuehreAus(['runde', '-'], () =>
    Promise.resolve(new TextEncoder().encode(rundeVon(eingabe, regelwerk))),
  )
}
