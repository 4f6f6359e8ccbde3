import { vergleiche } from '../domain/bruch'
import { dieselben } from '../domain/dieselben'
import type { AbendEinstellung, Einstellungen } from '../domain/regelwerk/einstellungen'
import { geaenderteEinstellungen, giltAbNeuenAbenden } from '../domain/saison/geltung'
import type { SaisonVergleich, Tagesaenderung } from '../domain/saison/vergleich'
import type { SaisonVorschau } from '../domain/saison/vorschau'
import { aufzaehlen, textNamen } from './aufzaehlen'
import { formatDatum } from './datum'
import { textEinstellung } from './einstellungen'
import type { Wertungsworte } from './wertung'
import { worteDerWertung } from './wertung'

type Namen = Readonly<Record<string, string>>
type Zeile = SaisonVergleich['tabelle'][number]

/** Who rises, who falls and who shares a place anew, a sentence each; one that says so when no place changes. */
export function textPlaetze(
  { tabelle, einstellungen }: Pick<SaisonVorschau, 'tabelle' | 'einstellungen'>,
  namen: Namen,
): readonly string[] {
  const saetze = tabelle.flatMap((zeile) => textPlatz(zeile, namen))
  if (saetze.length > 0) return saetze
  const { vorher, nachher } = einstellungen
  const { tabelle: was } = worteDerWertung(nachher.wertung)
  if (vorher.wertung !== nachher.wertung) return [`Kein Platz ändert sich. Es zählt: ${was}.`]
  const punkte = tabelle.some((z) => vergleiche(z.vorher.rangpunkte, z.nachher.rangpunkte) !== 0)
  return [punkte ? `Kein Platz ändert sich, nur ${was}.` : 'Kein Platz ändert sich.']
}

function textPlatz({ spieler, vorher, nachher }: Zeile, namen: Namen): readonly string[] {
  const name = textNamen([spieler], namen)
  const andere = textNamen(nachher.geteiltMit, namen)
  if (vorher.rang !== nachher.rang) {
    const wohin = nachher.rang < vorher.rang ? 'steigt' : 'fällt'
    const geteilt = andere === '' ? '' : `, geteilt mit ${andere}`
    const drin = textWechsel(vorher.bisMindest, nachher.bisMindest)
    return [`${name} ${wohin} von Platz ${vorher.rang} auf Platz ${nachher.rang}${geteilt}${drin}.`]
  }
  if (vorher.bisMindest > 0 !== nachher.bisMindest > 0)
    return [
      `${name} bleibt auf Platz ${nachher.rang}${textWechsel(vorher.bisMindest, nachher.bisMindest)}.`,
    ]
  if (dieselben(vorher.geteiltMit, nachher.geteiltMit)) return []
  return andere === ''
    ? [`${name} bleibt auf Platz ${nachher.rang}, jetzt allein.`]
    : [`${name} bleibt auf Platz ${nachher.rang}, jetzt geteilt mit ${andere}.`]
}

/** Whether somebody leaves the ranking or comes back to it for having been there too seldom. */
function textWechsel(vorher: number, nachher: number): string {
  if (vorher > 0 === nachher > 0) return ''
  return nachher > 0 ? ', außer Wertung' : ', wieder in der Wertung'
}

/** Why a player's figures of one Spieltag change: `2. Fehltag, kostet jetzt 1 Rangpunkt`. */
export function textTagesgrund(
  { fehltag, vorher, nachher }: Tagesaenderung,
  { wertung }: Pick<Einstellungen, 'wertung'>,
): string {
  const teile: string[] = []
  if (vorher.abzug !== nachher.abzug) {
    if (fehltag !== null) teile.push(`${fehltag}. Fehltag`)
    teile.push(
      nachher.abzug === 0
        ? 'kein Abzug mehr'
        : textAbzug([vorher.abzug, nachher.abzug], worteDerWertung(wertung)),
    )
  }
  if (vorher.zaehlt !== nachher.zaehlt)
    teile.push(nachher.zaehlt ? 'zählt jetzt' : 'zählt nicht mehr')
  if (vorher.gestrichen !== nachher.gestrichen)
    teile.push(nachher.gestrichen ? 'gestrichen' : 'nicht mehr gestrichen')
  if (vorher.rang !== nachher.rang) teile.push(`Platz ${nachher.rang} statt ${vorher.rang}`)
  return teile.join(', ')
}

function textAbzug(
  [vorher, nachher]: readonly [number, number],
  { einer, tag }: Wertungsworte,
): string {
  const punkte = nachher === 1 ? `1 ${einer}` : `${nachher} ${tag}`
  return vorher === 0 ? `kostet jetzt ${punkte}` : `kostet jetzt ${punkte} statt ${vorher}`
}

/** From when a rule for evenings holds, and which evenings under way keep theirs; empty when none changes. */
export function textAbende({ einstellungen, laufende }: SaisonVorschau): readonly string[] {
  const { vorher, nachher } = einstellungen
  const namen = geaenderteEinstellungen(vorher, nachher).filter(giltAbNeuenAbenden)
  if (namen.length === 0) return []
  const was = aufzaehlen(namen.map((name, i) => `${i === 0 ? 'Die' : 'die'} ${WAS[name]}`))
  const gilt = namen.length === 1 ? 'gilt' : 'gelten'
  return [
    `${was} ${gilt} für Abende, die ab jetzt eröffnet werden. Schon eröffnete behalten ihre.`,
    ...textLaufende(laufende, namen),
  ]
}

const WAS: Readonly<Record<AbendEinstellung, string>> = {
  kuersoloWiederholung: 'Regel für verlorene Kürsoli',
  stossWirkung: 'Regel für Re und Kontra',
  abrechnung: 'Regel für das Geld',
}

function textLaufende(
  laufende: SaisonVorschau['laufende'],
  namen: readonly AbendEinstellung[],
): readonly string[] {
  const regelVon = (l: SaisonVorschau['laufende'][number]) =>
    namen.map((name) => textEinstellung(name, l.einstellungen[name]).wert).join(', ')
  return [...new Set(laufende.map(regelVon))].map((regel) => {
    const tage = laufende.filter((l) => regelVon(l) === regel).map((l) => formatDatum(l.datum))
    const wer =
      tage.length === 1
        ? `Der laufende Abend vom ${tage.join('')} behält seine`
        : `Die laufenden Abende vom ${aufzaehlen(tage)} behalten ihre`
    return `${wer}: ${regel}.`
  })
}
