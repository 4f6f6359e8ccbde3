import 'server-only'
import { fuehrtZu, nameAmTisch, zielId } from '../domain/freigabe/freigabe'
import { fehlerVon, lehneAb } from './antwort'
import type { Tisch } from './freigabe'
import { istOffen, verlangeTisch } from './freigabe'
import { GAST_AM_TISCH } from '../format/eingabe'
import { antworteEingabe, antworteLive, antworteLog, themaAus } from './live-anfragen'
import { inhaberLink } from './live-leser'

/** Streams of one link: everybody in the room, and whom they send it to. */
const STROEME_JE_LINK = 1500

/** The live stream of what a link opens, which `?spieltag=` or `?saison=` must name. */
export function bearbeiteTischLive(anfrage: Request, token: string): Response {
  const tisch = verlangeTischFuer(anfrage, token)
  if (tisch instanceof Response) return tisch
  return antworteLive(anfrage, {
    vereinId: tisch.vereinId,
    inhaber: inhaberLink(tisch.freigabe.id),
    hoechstens: STROEME_JE_LINK,
    gast: true,
    darf: () => istOffen(tisch),
  })
}

/** What is newer than `?nach=`, of the same. */
export function bearbeiteTischLog(anfrage: Request, token: string): Response {
  const tisch = verlangeTischFuer(anfrage, token)
  if (tisch instanceof Response) return tisch
  return antworteLog(anfrage, { vereinId: tisch.vereinId, gast: true })
}

/** Whoever holds a link to enter by enters a game: `{ spieltagId, geraet }`. */
export function bearbeiteTischEingabe(anfrage: Request, token: string, json: unknown): Response {
  const tisch = verlangeTisch(anfrage, token)
  if (tisch instanceof Response) return tisch
  const { vereinId, freigabe } = tisch
  if (freigabe.recht !== 'eintragen') return lehneAb(403, fehlerVon('freigabe-nur-lesen'))
  return antworteEingabe(json, {
    vereinId,
    inhaber: inhaberLink(freigabe.id),
    name: nameAmTisch(freigabe),
    getFuerGaeste: () => GAST_AM_TISCH,
    nur: zielId(freigabe.ziel),
  })
}

/** The open link, asked for what it opens; of anything else there is nothing. */
function verlangeTischFuer(anfrage: Request, token: string): Tisch | Response {
  const tisch = verlangeTisch(anfrage, token)
  if (tisch instanceof Response) return tisch
  const thema = themaAus(anfrage)
  const seines = thema?.art === tisch.freigabe.ziel.art && fuehrtZu(tisch.freigabe, thema.id)
  return seines ? tisch : lehneAb(404, fehlerVon('nicht-gefunden'))
}
