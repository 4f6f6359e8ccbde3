import { useState } from 'react'
import type { SpieltagHier } from '@/lib/client/spieltag'
import {
  auftragEintragen,
  auftragStreichen,
  GRUND_RUECKGAENGIG,
} from '@/lib/client/spieltag-auftraege'
import type { Spiel } from '@/lib/domain/spiel/spiel'
import type { GerechneteRunde } from '@/lib/domain/spieltag/rechnen'
import { computeSpieltag } from '@/lib/domain/spieltag/rechnen'
import { findSpiel } from '@/lib/domain/spieltag/vorgriff'
import { laufendeRunde } from './laufende-runde'
import { useFrist } from './use-frist'
import type { Zusammenstoss } from './use-zusammenstoss'
import { useZusammenstoss } from './use-zusammenstoss'

const RUECKGAENGIG_MS = 10_000

type Antwort =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly fehler: readonly { readonly ort: string; readonly text: string }[]
    }

interface Eintragen {
  readonly eintragen: (spiel: Spiel) => Promise<Antwort>
  /** The Runde as it was when the entry was sent, while the answer is awaited: the form must not move on yet. */
  readonly eingefroren: GerechneteRunde | null
  /** Counts the games entered here: the form begins anew with each. */
  readonly zaehler: number
  readonly neuestes: string | null
  readonly zusammenstoss: Zusammenstoss | null
  readonly rueckgaengig: (() => void) | null
  /** Enters a game again that was refused when nobody waited for it any more. */
  readonly erneut: (spiel: Spiel) => void
}

const ANDERSWO = {
  ort: '',
  text: 'Noch nicht eingetragen: Am Tisch hat sich etwas geändert. Prüfen und noch einmal eintragen.',
}

/** Entering the next game: shown at once, asked about when two do it at the same time, taken back for 10 s. */
export function useEintragen(hier: SpieltagHier, konto: string): Eintragen {
  const [eingefroren, setEingefroren] = useState<GerechneteRunde | null>(null)
  const [zaehler, setZaehler] = useState(0)
  const [neuestes, setNeuestes] = useState<string | null>(null)
  const { zusammenstoss, frage } = useZusammenstoss()
  const frist = useFrist(RUECKGAENGIG_MS)

  async function eintragen(spiel: Spiel): Promise<Antwort> {
    const { akte, runde } = lies(hier)
    if (!runde) return { ok: false, fehler: [ANDERSWO] }
    const auftrag = auftragEintragen(akte, {
      rundeId: runde.akte.id,
      spiel,
      besetzung: runde.stand.naechstes.spieler,
      erfasstVon: konto,
    })
    const { spielId } = auftrag.op.daten
    setEingefroren(runde)
    setNeuestes(spielId)
    const ergebnis = await hier.tue(auftrag)
    if (!ergebnis.ok && ergebnis.ablehnung.code === 'veraltet') return klaere(spiel)
    setEingefroren(null)
    if (!ergebnis.ok) return { ok: false, fehler: ergebnis.ablehnung.fehler }
    setZaehler((z) => z + 1)
    frist.beginne(spielId)
    return { ok: true }
  }

  async function klaere(spiel: Spiel): Promise<Antwort> {
    const entscheidung = await frage()
    setEingefroren(null)
    switch (entscheidung) {
      case 'weiteres':
        return eintragen(spiel)
      case 'dasselbe':
        setZaehler((z) => z + 1)
        return { ok: true }
      case 'abbrechen':
        return { ok: false, fehler: [ANDERSWO] }
    }
  }

  function nimmZurueck(spielId: string) {
    frist.beende()
    setZaehler((z) => z + 1)
    const akte = hier.getSicht().akte
    const alt = findSpiel(akte, spielId)
    if (alt && !alt.gestrichen) {
      void hier.tue(auftragStreichen(akte, alt, { grund: GRUND_RUECKGAENGIG }))
    }
  }

  const offen = frist.wert
  return {
    eintragen,
    eingefroren,
    zaehler,
    neuestes,
    zusammenstoss,
    rueckgaengig: offen === null ? null : () => nimmZurueck(offen),
    erneut: (spiel) => void eintragen(spiel),
  }
}

/** The latest state, also after waiting for something. */
function lies(hier: SpieltagHier) {
  const { akte } = hier.getSicht()
  return { akte, runde: laufendeRunde(akte, computeSpieltag(akte)) }
}
