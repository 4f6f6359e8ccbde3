import { useState } from 'react'
import { nachDemBild } from '@/lib/client/bild'
import type { SpieltagHier } from '@/lib/client/spieltag/spieltag'
import {
  auftragEintragen,
  auftragStreichen,
  GRUND_RUECKGAENGIG,
} from '@/lib/client/spieltag/auftraege'
import type { Spiel } from '@/lib/domain/spiel/spiel'
import type { GerechneteRunde } from '@/lib/domain/spieltag/rechnen'
import { computeSpieltag } from '@/lib/domain/spieltag/rechnen'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { findSpiel } from '@/lib/domain/spieltag/vorgriff'
import type { Anfang } from './begonnen'
import { laufendeRunde } from './laufende-runde'
import { useFrist } from './use-frist'

const RUECKGAENGIG_MS = 10_000
/** To be read, and until a second tap in the same place means what comes there next. */
const GESAGT_MS = 4000

type Antwort =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly fehler: readonly { readonly ort: string; readonly text: string }[]
    }

interface Eintragen {
  /** Records a Spiel as the one that `fuer` lacks, whatever has come since. */
  readonly eintragen: (spiel: Spiel, fuer: Anfang) => Promise<Antwort>
  /** The Runde as it was when the entry was made, until the device has it: the form must not move on yet. */
  readonly eingefroren: GerechneteRunde | null
  /** Counts the sheets that were filled in here: the form begins anew with each. */
  readonly zaehler: number
  /** Begins an empty sheet. */
  readonly neuerZettel: () => void
  readonly neuestes: string | null
  readonly rueckgaengig: (() => void) | null
  /** What was just taken back, to be said: `Spiel 7`. */
  readonly zurueckgenommen: string | null
}

const ANDERSWO = {
  ort: '',
  text: 'Noch nicht eingetragen: Am Tisch hat sich etwas geändert. Prüfen und noch einmal eintragen.',
}

const ABGESCHLOSSEN = {
  ort: '',
  text: 'Noch nicht eingetragen: Der Spieltag ist abgeschlossen. Wieder öffnen und noch einmal eintragen.',
}

const UNVOLLSTAENDIG = {
  ort: '',
  text: 'Noch nicht eingetragen: Ein Teil der Seite fehlt noch. Einmal muss dafür Verbindung bestehen.',
}

/** Entering the next game: the table goes on once it is on the device; taken back for 10 s. */
export function useEintragen(hier: SpieltagHier): Eintragen {
  const [eingefroren, setEingefroren] = useState<GerechneteRunde | null>(null)
  const [zaehler, setZaehler] = useState(0)
  const [neuestes, setNeuestes] = useState<string | null>(null)
  const frist = useFrist(RUECKGAENGIG_MS)
  const gesagt = useFrist(GESAGT_MS)

  async function eintragen(spiel: Spiel, { akte, runde }: Anfang): Promise<Antwort> {
    // The tap is answered before anything is computed of it. It counts for how the evening stood then: what comes in between it
    // meets as a game that was on its way.
    const { akte: beimTipp } = hier.getSicht()
    await nachDemBild()
    if (!laeuftNoch(beimTipp, runde)) {
      return { ok: false, fehler: [beimTipp.ende === null ? ANDERSWO : ABGESCHLOSSEN] }
    }
    const auftrag = auftragEintragen(akte, {
      rundeId: runde.akte.id,
      spiel,
      besetzung: runde.stand.naechstes.spieler,
    })
    const { spielId } = auftrag.op.daten
    setEingefroren(runde)
    setNeuestes(spielId)
    const gemerkt = await hier.merke(auftrag).then(
      () => true,
      () => false,
    )
    setEingefroren(null)
    if (!gemerkt) return { ok: false, fehler: [UNVOLLSTAENDIG] }
    setZaehler((z) => z + 1)
    gesagt.beende()
    frist.beginne(spielId)
    return { ok: true }
  }

  function nimmZurueck(spielId: string) {
    frist.beende()
    setZaehler((z) => z + 1)
    const nummer = streiche(hier, spielId)
    if (nummer !== null) gesagt.beginne(`Spiel ${nummer}`)
  }

  const offen = frist.wert
  return {
    eintragen,
    eingefroren,
    zaehler,
    neuerZettel: () => setZaehler((z) => z + 1),
    neuestes,
    rueckgaengig: offen === null ? null : () => nimmZurueck(offen),
    zurueckgenommen: gesagt.wert,
  }
}

/** Answers with the number of the game that counts no more; null when there was none. */
function streiche(hier: SpieltagHier, spielId: string): number | null {
  const { akte } = hier.getSicht()
  const alt = findSpiel(akte, spielId)
  if (!alt || alt.gestrichen) return null
  const spiele = computeSpieltag(akte).runden.flatMap((r) => r.spiele)
  const auftrag = auftragStreichen(akte, alt, { grund: GRUND_RUECKGAENGIG })
  void hier.merke({ ...auftrag, ruecknahme: true })
  return spiele.find((s) => s.akte.id === spielId)?.stand.nummer ?? null
}

/** Whether a Runde is still the one that is played at its table. */
function laeuftNoch(akte: SpieltagAkte, { akte: { id, tisch } }: GerechneteRunde): boolean {
  return laufendeRunde(akte, computeSpieltag(akte), tisch)?.akte.id === id
}
