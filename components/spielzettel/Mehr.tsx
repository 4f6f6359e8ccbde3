import { useId } from 'react'
import type { ReactNode } from 'react'
import { ABSAGE_STUFEN } from '@/lib/domain/spiel/spiel'
import type { SpielerRef } from '@/lib/domain/spiel/spiel'
import { textAnsage } from '@/lib/format/art'
import type { Bogen } from './bogen'
import { nameVon, spielendeIn } from './bogen'
import { Chip } from './Chip'
import { FehlerListe } from './FehlerListe'
import { kurzAnsage } from '@/lib/format/spielzettel'

const NOTIZ_LAENGE = 500

/** What is seldom needed: Vorbehalte, an Ansage before the Klärung, a broken rule, a note. */
export function Mehr({
  bogen,
  children,
}: {
  readonly bogen: Bogen
  readonly children?: ReactNode
}) {
  const { entwurf, felder, onZug } = bogen
  const id = useId()
  return (
    <div className="grid gap-3">
      {felder.vorKlaerung && <VorKlaerung bogen={bogen} />}
      {felder.vorbehalte && (
        <>
          <Namen
            bogen={bogen}
            titel="Schweine"
            gewaehlt={(s) => entwurf.schweine === s}
            onWahl={(spieler) => onZug({ zug: 'schweine', spieler })}
          />
          <Namen
            bogen={bogen}
            titel="Trumpfabgabe"
            gewaehlt={(s) => entwurf.trumpfabgabe.includes(s)}
            onWahl={(spieler) => onZug({ zug: 'trumpfabgabe', spieler })}
          />
        </>
      )}
      <Namen
        bogen={bogen}
        titel="Regelverstoß"
        gewaehlt={(s) => entwurf.regelverstoss === s}
        onWahl={(spieler) => onZug({ zug: 'regelverstoss', spieler })}
      />
      <Notiz bogen={bogen} />
      <FehlerListe id={id} texte={bogen.fehler.mehr} />
      {children}
    </div>
  )
}

function VorKlaerung({ bogen: { entwurf, onZug } }: { readonly bogen: Bogen }) {
  return (
    <Reihe titel="Vor der Klärung angesagt">
      {ABSAGE_STUFEN.map((stufe) => (
        <Chip
          key={stufe}
          gewaehlt={entwurf.ansageVorKlaerung === stufe}
          aria-label={`Vor der Klärung ${textAnsage(stufe)} angesagt`}
          onClick={() => onZug({ zug: 'vor-klaerung', stufe })}
          className="text-klein"
        >
          {kurzAnsage(stufe)}
        </Chip>
      ))}
    </Reihe>
  )
}

function Notiz({ bogen: { entwurf, onZug } }: { readonly bogen: Bogen }) {
  const id = useId()
  return (
    <div>
      <label htmlFor={`${id}-notiz`} className="mb-1 block text-klein font-semibold">
        Notiz
      </label>
      <textarea
        id={`${id}-notiz`}
        value={entwurf.notiz}
        maxLength={NOTIZ_LAENGE}
        rows={2}
        onChange={(e) => onZug({ zug: 'notiz', text: e.target.value })}
        className="w-full rounded-karte border border-rand bg-flaeche px-3 py-2 focus:border-gruen"
      />
    </div>
  )
}

function Reihe({ titel, children }: { readonly titel: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mb-1 text-klein font-semibold">
        {titel}
      </p>
      <div className="grid grid-cols-4 gap-1 @max-[17rem]:grid-cols-2">{children}</div>
    </div>
  )
}

interface NamenProps {
  readonly bogen: Bogen
  readonly titel: string
  readonly gewaehlt: (spieler: SpielerRef) => boolean
  readonly onWahl: (spieler: SpielerRef) => void
}

function Namen({ bogen, titel, gewaehlt, onWahl }: NamenProps) {
  return (
    <Reihe titel={titel}>
      {spielendeIn(bogen).map((s) => (
        <Chip
          key={s}
          gewaehlt={gewaehlt(s)}
          aria-label={`${titel}: ${nameVon(bogen, s)}`}
          onClick={() => onWahl(s)}
          className="px-1 text-klein"
        >
          <span className="line-clamp-2 wrap-anywhere">{nameVon(bogen, s)}</span>
        </Chip>
      ))}
    </Reihe>
  )
}
