import type { Hinweis } from '../domain/spiel/spiel'
import { aufzaehlen } from './aufzaehlen'

/** Names by player reference; in an exchange file a reference is the name itself. */
type Namen = Readonly<Record<string, string>>

/** The German sentence of a hint: what it means and what to do. */
export function textHinweis(hinweis: Hinweis, namen?: Namen): string {
  const wer = aufzaehlen((hinweis.spieler ?? []).map((s) => nameVon(s, namen)))
  const mehrere = (hinweis.spieler ?? []).length > 1
  switch (hinweis.code) {
    case 'pflichtsolo-nach-frist':
      return `Das Pflichtsolo von ${wer} kommt zu spät: In diesem Spiel war keines mehr vorgesehen.`
    case 'spielzahl-ueberschritten':
      return 'Die geplante Zahl der Spiele war schon erreicht.'
    case 'wiederholung-versaeumt':
      return `Hier hätte ${wer} das verlorene Kürsolo wiederholen müssen.`
    case 'pflichtsolo-nicht-gespielt':
      return `Hier war ein Pflichtsolo fällig, gespielt wurde keines. Offen: ${wer}.`
    case 'absage-gegen-pflichtsolo':
      return `Gegen das Pflichtsolo von ${wer} gibt es keine Absage.`
    case 'besetzung-weicht-ab':
      return `${wer} ${mehrere ? 'haben' : 'hat'} hier mitgespielt, ${mehrere ? 'müssten' : 'müsste'} nach dem Geber aber aussetzen.`
    case 'wiederholung-ohne-anlass':
      return `${wer} hat hier ein Kürsolo wiederholt, das nicht mehr zählt. Auch streichen, wenn es ohne das andere nicht gespielt worden wäre.`
    case 'pflichtsolo-faellig':
      return mehrere
        ? `Jetzt muss ein Pflichtsolo gespielt werden. Der Reihe nach: ${wer}.`
        : `${wer} muss jetzt das Pflichtsolo spielen.`
    case 'pflichtsolo-vorziehen':
      return mehrere
        ? `${wer} sollten ihr Pflichtsolo jetzt spielen: In den letzten Spielen sitzen sie nicht am Tisch.`
        : `${wer} sollte das Pflichtsolo jetzt spielen, denn in den letzten Spielen ist dazu kein Platz am Tisch.`
    case 'wiederholung':
      return `${wer} muss das verlorene Kürsolo sofort wiederholen.`
    case 'runde-beendet':
      return 'Die Runde ist zu Ende.'
    case 'pflichtsolo-offen':
      return `Ohne Pflichtsolo geblieben: ${wer}.`
  }
}

function nameVon(spieler: string, namen: Namen | undefined): string {
  return namen !== undefined && Object.hasOwn(namen, spieler)
    ? (namen[spieler] ?? spieler)
    : spieler
}
