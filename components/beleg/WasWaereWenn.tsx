'use client'

import { useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { Vorlage } from '@/components/spieltag/KorrekturBlatt'
import { besetzungMit, computeSpielLage } from '@/components/spieltag/spiel-lage'
import { UnterschiedeListe } from '@/components/spieltag/UnterschiedeListe'
import { AndereSpieler } from '@/components/spielzettel/AndereSpieler'
import { sortiereFehler } from '@/components/spielzettel/bogen'
import type { Bogen } from '@/components/spielzettel/bogen'
import { Lage } from '@/components/spielzettel/Lage'
import { useZettel } from '@/components/spielzettel/use-zettel'
import { Zettel } from '@/components/spielzettel/Zettel'
import { Blatt } from '@/components/ui/Blatt'
import { Knopf } from '@/components/ui/Knopf'
import { istErfuellt } from '@/lib/client/spieltag/spiel-aenderung'
import { regelwerkVon } from '@/lib/domain/regelwerk/presets'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import { entwurfAus } from '@/lib/domain/spiel/entwurf'
import { computeEntwurf } from '@/lib/domain/spiel/entwurf-stand'
import type { EntwurfStand } from '@/lib/domain/spiel/entwurf-stand'
import type { Spiel } from '@/lib/domain/spiel/spiel'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { getSpiel } from '@/lib/domain/spieltag/vorgriff'
import type { SpielVergleich } from '@/lib/domain/spieltag/was-waere-wenn'
import { vergleicheSpiel } from '@/lib/domain/spieltag/was-waere-wenn'
import { textSpielFehler } from '@/lib/format/fehler-spiel'
import { textUnterschiede } from '@/lib/format/unterschiede'
import { PunkteVergleich } from './PunkteVergleich'
import { SchritteVergleich } from './SchritteVergleich'

interface Props {
  readonly akte: SpieltagAkte
  readonly spielId: string
  readonly namen: Readonly<Record<string, string>>
  /** Carries the inputs into the correction; null for who only reads. */
  readonly onUebernehmen: ((vorlage: Vorlage) => void) | null
  readonly onZu: () => void
}

/**
 * The recorded game with other inputs, computed here and stored nowhere: the entry, and live beside it the steps and
 * points of both. Needs no server.
 */
export function WasWaereWenn(props: Props) {
  const [neu, setNeu] = useState(0)
  return (
    <Blatt offen breit titel="Was wäre, wenn …?" onZu={props.onZu}>
      <Versuch key={neu} {...props} onVonVorn={() => setNeu(neu + 1)} />
    </Blatt>
  )
}

function Versuch(props: Props & { readonly onVonVorn: () => void }) {
  const { namen } = props
  const ziel = useRef<HTMLButtonElement>(null)
  const ergebnis = useRef<HTMLDivElement>(null)
  const { vier, setVier, bogen, tipp, stand, vergleich, wunsch, liesWunsch } = useVersuch(props)
  const { sitze, regelwerk } = bogen
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:items-start lg:gap-8">
      <div>
        <AndereSpieler {...{ sitze, vier, namen }} onVier={setVier}>
          <Zettel bogen={bogen} tipp={tipp} ziel={ziel} enter="als Korrektur übernehmen">
            {(tafel) => (
              <div className="bottom-0 z-10 -mx-1 mt-1 flex items-center gap-2 border-t border-linie bg-flaeche px-1 py-1.5 @min-[17rem]:sticky">
                <div className="min-w-0 flex-1">
                  <Lage bogen={bogen} stand={stand} offen={[]} tafel={tafel} />
                </div>
                <Knopf
                  art="neben"
                  className="shrink-0 lg:hidden"
                  onClick={() => ergebnis.current?.scrollIntoView({ block: 'start' })}
                >
                  Vergleich
                </Knopf>
              </div>
            )}
          </Zettel>
        </AndereSpieler>
      </div>
      <div ref={ergebnis} className="grid gap-5 lg:sticky lg:top-0">
        <Ergebnis
          vergleich={vergleich}
          regelwerk={regelwerk.id}
          namen={namen}
          saetze={
            vergleich ? textUnterschiede(vergleich.sonst, { namen, regelwerk: regelwerk.id }) : []
          }
        />
        <Fuss {...props} ziel={ziel} geaendert={wunsch !== null} liesWunsch={liesWunsch} />
      </div>
    </div>
  )
}

/** The draft filled with the recorded game, and what it makes of the evening. */
function useVersuch({ akte, spielId, namen }: Props) {
  const { spiel, besetzung: gespielt } = getSpiel(akte, spielId)
  const [vier, setVier] = useState(gespielt)
  const lage = useMemo(() => computeSpielLage(akte, spielId), [akte, spielId])
  const besetzung = useMemo(() => besetzungMit(lage, vier), [lage, vier])
  const { sitze } = lage.runde.akte
  const regelwerk = regelwerkVon(lage.runde.akte)
  const { entwurf, felder, stand, spieler, zeige, tipp, onZug } = useZettel({
    regelwerk,
    spieler: besetzung.spieler,
    anfang: () => entwurfAus(spiel),
    computeEntwurf,
  })
  const gewollt = spielIn(stand)
  const vorlage = useMemo<Vorlage | null>(
    () => gewollt && { spiel: gewollt, besetzung: spieler },
    [gewollt, spieler],
  )
  const vergleich = useMemo(
    () => vorlage && vergleicheSpiel(akte, spielId, vorlage),
    [akte, spielId, vorlage],
  )
  const fehler = stand.art === 'fehlerhaft' ? stand.fehler : []
  const bogen: Bogen = {
    ...{ entwurf, felder, besetzung, sitze, namen, onZug },
    regelwerk,
    fehler: sortiereFehler(fehler.map((f) => ({ ort: f.ort, text: textSpielFehler(f, namen) }))),
  }
  /** What would be corrected; null where that is nothing. */
  const wunschAus = (v: Vorlage | null) =>
    v && !istErfuellt(getSpiel(akte, spielId), { art: 'korrektur', ...v }) ? v : null
  function liesWunsch() {
    const jetzt = spielIn(zeige().stand)
    return wunschAus(jetzt && { spiel: jetzt, besetzung: besetzung.spieler })
  }
  return { vier, setVier, bogen, tipp, stand, vergleich, wunsch: wunschAus(vorlage), liesWunsch }
}

function spielIn(stand: EntwurfStand): Spiel | null {
  return stand.art === 'gueltig' ? stand.spiel : null
}

interface ErgebnisProps {
  /** Null while the sheet is not a game. */
  readonly vergleich: SpielVergleich | null
  readonly regelwerk: RegelwerkId
  readonly namen: Props['namen']
  readonly saetze: readonly string[]
}

function Ergebnis({ vergleich, regelwerk, namen, saetze }: ErgebnisProps) {
  if (!vergleich) {
    return <p className="text-leise">Hier steht der Vergleich, sobald der Zettel ausgefüllt ist.</p>
  }
  return (
    <>
      <section>
        <h3 className="mb-1">Rechnung</h3>
        <SchritteVergleich vergleich={vergleich} regelwerk={regelwerk} />
      </section>
      <section>
        <h3 className="mb-1">Punkte und Stand des Abends</h3>
        <PunkteVergleich spieler={vergleich.spieler} namen={namen} />
      </section>
      {saetze.length > 0 && <UnterschiedeListe titel="Außerdem wäre anders" saetze={saetze} />}
    </>
  )
}

interface FussProps extends Pick<Props, 'onUebernehmen'> {
  readonly ziel: RefObject<HTMLButtonElement | null>
  readonly geaendert: boolean
  /** What is to be corrected as it stands on the sheet now; null where that is nothing. */
  readonly liesWunsch: () => Vorlage | null
  readonly onVonVorn: () => void
}

function Fuss({ ziel, geaendert, liesWunsch, onUebernehmen, onVonVorn }: FussProps) {
  function uebernimm() {
    const wunsch = liesWunsch()
    if (wunsch) onUebernehmen?.(wunsch)
  }
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      {onUebernehmen && (
        // Never `disabled`: keys lead to it, and the first of them finds nothing changed yet.
        <Knopf
          ref={ziel}
          voll
          aria-disabled={!geaendert}
          className={geaendert ? '' : 'opacity-55'}
          onClick={uebernimm}
        >
          Als Korrektur übernehmen
        </Knopf>
      )}
      <Knopf art="neben" voll onClick={onVonVorn}>
        Wie eingetragen
      </Knopf>
      <p className="text-klein text-leise sm:col-span-2">
        {geaendert
          ? 'Nur gerechnet: Gespeichert ist davon nichts.'
          : 'Noch ist alles wie eingetragen: etwas ändern und vergleichen.'}
      </p>
    </div>
  )
}
