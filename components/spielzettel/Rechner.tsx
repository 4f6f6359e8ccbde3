'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import { Karte } from '@/components/ui/Karte'
import { Knopf } from '@/components/ui/Knopf'
import { Meldung } from '@/components/ui/Meldung'
import { formatAdresse, nachBuch, readAdresse, RECHNER_SITZE } from '@/lib/client/rechner'
import type { RechnerZustand } from '@/lib/client/rechner'
import type { Regelwerk, RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import type { Besetzung } from '@/lib/domain/runde/runde'
import { beginneEntwurf } from '@/lib/domain/spiel/entwurf'
import type { EntwurfStand } from '@/lib/domain/spiel/entwurf-stand'
import { computeEntwurf } from '@/lib/domain/spiel/entwurf-stand'
import { textSpielFehler } from '@/lib/format/fehler-spiel'
import { sortiereFehler } from './bogen'
import type { Bogen } from './bogen'
import { Lage } from './Lage'
import { Quittung } from './Quittung'
import { RechnerNamen } from './RechnerNamen'
import { RechnerRegeln } from './RechnerRegeln'
import { Teilen } from './Teilen'
import { useZettel } from './use-zettel'
import { Zettel } from './Zettel'

const RUHE_MS = 250

/** Four at a table without a dealer. */
const BESETZUNG: Besetzung = { geber: '', spieler: RECHNER_SITZE, aussetzer: [], ausspieler: '' }

interface Props {
  /** The query of the address: the state it describes is in the first paint. */
  readonly adresse: Readonly<Record<string, string | readonly string[] | undefined>>
}

/** The entry without a club: what a game is worth and why, shareable by its address. */
export function Rechner({ adresse }: Props) {
  const ziel = useRef<HTMLButtonElement>(null)
  const { bogen, tipp, stand, unlesbar, namen, setNamen, waehleRegeln, suche } = useRechner(adresse)
  const { regelwerk, onZug } = bogen
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] lg:items-start">
      <Karte
        als="section"
        aria-label="Spiel"
        className="nur-schirm max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0 max-sm:px-3"
      >
        <Unlesbar schluessel={unlesbar} />
        <RechnerRegeln regelwerk={regelwerk} onRegelwerk={waehleRegeln} />
        <Zettel bogen={bogen} tipp={tipp} ziel={ziel} enter="Link kopieren">
          {(tafel) => (
            <div className="bottom-0 z-10 -mx-1 mt-1 border-t @min-[17rem]:sticky border-linie bg-flaeche px-1 pt-1.5 pb-[max(0.25rem,env(safe-area-inset-bottom))]">
              <Lage bogen={bogen} stand={stand} offen={[]} tafel={tafel} />
            </div>
          )}
        </Zettel>
      </Karte>
      <div className="grid gap-6 lg:sticky lg:top-6">
        <Ergebnis stand={stand} regelwerk={regelwerk.id} namen={bogen.namen} />
        <div className="nur-schirm flex flex-wrap gap-2">
          <Teilen suche={suche} ziel={ziel} />
          <Knopf art="still" onClick={() => onZug({ zug: 'neu', entwurf: beginneEntwurf() })}>
            Neues Spiel
          </Knopf>
        </div>
        <RechnerNamen namen={namen} onNamen={setNamen} />
      </div>
    </div>
  )
}

/** The state of the address, a draft that begins with it, and the address of what has become of it. */
function useRechner(adresse: Props['adresse']) {
  const [gelesen] = useState(() => readAdresse(adresse))
  const [namen, setNamen] = useState(gelesen.zustand.namen)
  const [regelwerk, setRegelwerk] = useState(gelesen.zustand.regelwerk)
  const { entwurf, felder, stand, tipp, onZug } = useZettel({
    regelwerk,
    spieler: RECHNER_SITZE,
    anfang: () => gelesen.zustand.entwurf,
    computeEntwurf,
  })
  const suche = useAdresse({ regelwerk, entwurf, namen })
  const anzeige = useMemo(
    () => Object.fromEntries(RECHNER_SITZE.map((s, i) => [s, namen[i]?.trim() || `Spieler ${s}`])),
    [namen],
  )
  const fehler = stand.art === 'fehlerhaft' ? stand.fehler : []
  const bogen: Bogen = {
    ...{ entwurf, felder, regelwerk, besetzung: BESETZUNG, sitze: RECHNER_SITZE, onZug },
    namen: anzeige,
    fehler: sortiereFehler(fehler.map((f) => ({ ort: f.ort, text: textSpielFehler(f, anzeige) }))),
  }
  function waehleRegeln(neu: Regelwerk) {
    setRegelwerk(neu)
    onZug({ zug: 'neu', entwurf: nachBuch(entwurf, neu) })
  }
  return { bogen, tipp, stand, unlesbar: gelesen.unlesbar, namen, setNamen, waehleRegeln, suche }
}

function Ergebnis({
  stand,
  regelwerk,
  namen,
}: {
  readonly stand: EntwurfStand
  readonly regelwerk: RegelwerkId
  readonly namen: Bogen['namen']
}) {
  return (
    <Karte als="section" aria-label="Ergebnis">
      {stand.art === 'gueltig' ? (
        <Quittung
          regelwerk={regelwerk}
          spiel={stand.spiel}
          wertung={stand.wertung}
          spieler={RECHNER_SITZE}
          namen={namen}
        />
      ) : (
        <p className="text-leise">
          Hier steht, was das Spiel wert ist und warum, sobald der Zettel ausgefüllt ist.
        </p>
      )}
    </Karte>
  )
}

/** What of a link could not be read: the rest is there, nothing is guessed. */
function Unlesbar({ schluessel }: { readonly schluessel: readonly string[] }) {
  if (schluessel.length === 0) return null
  return (
    <div className="mb-3">
      <Meldung art="hinweis" titel="Der Link war nicht ganz lesbar.">
        Nicht übernommen: {schluessel.join(', ')}. Bitte hier nachtragen.
      </Meldung>
    </div>
  )
}

/** Keeps the address in step with the state, from the first change on. Returns the query. */
function useAdresse(zustand: RechnerZustand): string {
  const suche = formatAdresse(zustand)
  const geschrieben = useRef(suche)
  useEffect(() => {
    if (geschrieben.current === suche) return
    // Browsers allow only so many changes a second.
    const uhr = setTimeout(() => {
      geschrieben.current = suche
      window.history.replaceState(null, '', suche === '' ? location.pathname : `?${suche}`)
    }, RUHE_MS)
    return () => clearTimeout(uhr)
  }, [suche])
  return suche
}
