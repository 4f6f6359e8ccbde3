import { findeZeilen, zeileVon } from '@/lib/domain/austausch/json-zeilen'
import { parseJson } from '@/lib/domain/austausch/json'
import { textFehler } from '@/lib/format/fehler'

/** What an import would create, as the server answers. */
export interface Vorschau {
  readonly name: string
  readonly spieler: readonly { readonly name: string; readonly neu: boolean }[]
  readonly spieltage: readonly {
    readonly datum: string
    readonly spiele: number
    readonly runden: number
    readonly endstand: boolean
  }[]
  readonly anzahlSpiele: number
}

/** A fault with the line of the file it stands in. */
export interface Fundstelle {
  readonly ort: string
  readonly regel: string
  readonly text: string
  readonly zeile: number
  /** The line itself, cut to a readable length. */
  readonly auszug: string
}

interface FehlerAntwort {
  readonly ort: string
  readonly regel: string
  readonly text: string
}

export type Pruefung =
  | { readonly art: 'gut'; readonly vorschau: Vorschau; readonly datei: unknown }
  | { readonly art: 'fehler'; readonly fundstellen: readonly Fundstelle[] }
  | { readonly art: 'netz' }

/** Asks the server what `text` would create; nothing is stored. Never throws. */
export async function pruefeDatei(vereinKurz: string, text: string): Promise<Pruefung> {
  const json = parseJson(text)
  if (!json.ok) {
    const fehler = json.fehler.map((f) => ({ ...f, text: textFehler(f) }))
    return { art: 'fehler', fundstellen: findeStellen(text, fehler) }
  }
  try {
    const antwort = await fetch(
      `/api/v1/vereine/${encodeURIComponent(vereinKurz)}/import/vorschau`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ datei: json.wert }),
      },
    )
    const inhalt = (await antwort.json()) as {
      vorschau?: Vorschau
      fehler?: readonly FehlerAntwort[]
    }
    if (antwort.ok && inhalt.vorschau) {
      return { art: 'gut', vorschau: inhalt.vorschau, datei: json.wert }
    }
    if (inhalt.fehler) return { art: 'fehler', fundstellen: findeStellen(text, inhalt.fehler) }
    return { art: 'netz' }
  } catch {
    return { art: 'netz' }
  }
}

/** Puts each fault to its line. Places may come with the request's key `datei` in front. */
export function findeStellen(
  text: string,
  fehler: readonly FehlerAntwort[],
): readonly Fundstelle[] {
  const zeilen = findeZeilen(text)
  const inhalt = text.split('\n')
  return fehler.map((f) => {
    const ort = f.ort.replace(/^datei(?:\.|(?=\[)|$)/, '')
    const zeile = zeileVon(zeilen, ort)
    return { ort, regel: f.regel, text: f.text, zeile, auszug: kuerze(inhalt[zeile - 1] ?? '') }
  })
}

const LAENGE = 120

function kuerze(zeile: string): string {
  const rein = zeile.trim()
  return rein.length > LAENGE ? `${rein.slice(0, LAENGE)} …` : rein
}
