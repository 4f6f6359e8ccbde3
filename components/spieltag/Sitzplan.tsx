'use client'

import { useState } from 'react'
import { Knopf } from '@/components/ui/Knopf'
import { Sitzplatz } from './Sitzplatz'
import { ruecke, tausche } from './sitz-lage'
import { useLosung } from './use-losung'
import { useZiehen } from './use-ziehen'

interface Props {
  /** Clockwise. */
  readonly sitze: readonly string[]
  readonly geber: string | null
  readonly namen: Readonly<Record<string, string>>
  readonly onSitze: (sitze: readonly string[]) => void
  readonly onGeber: (id: string) => void
}

/** The drawn table: change two seats by tap or drag, draw the first dealer by lot or name him. */
export function Sitzplan({ sitze, geber, namen, onSitze, onGeber }: Props) {
  const [gewaehlt, setGewaehlt] = useState<string | null>(null)
  const losung = useLosung(sitze.length, (platz) => {
    const id = sitze[platz]
    if (id !== undefined) onGeber(id)
  })
  const ziehen = useZiehen((von, auf) => {
    setGewaehlt(null)
    onSitze(tausche(sitze, [von, auf]))
  })
  const lost = losung.platz !== null

  function tippe(id: string) {
    if (ziehen.warZug() || lost) return
    if (gewaehlt === null || gewaehlt === id) {
      setGewaehlt(gewaehlt === id ? null : id)
      return
    }
    onSitze(tausche(sitze, [gewaehlt, id]))
    setGewaehlt(null)
  }

  return (
    <div>
      <ol
        aria-label="Sitzordnung im Uhrzeigersinn"
        className="relative mx-auto h-72 max-w-md touch-pan-y select-none"
      >
        <li aria-hidden className={FILZ} />
        {sitze.map((id, platz) => (
          <Sitzplatz
            key={id}
            {...{ id, platz }}
            name={namen[id] ?? id}
            anzahl={sitze.length}
            gewaehlt={gewaehlt === id}
            gibt={geber === id && !lost}
            licht={losung.platz === platz}
            zug={ziehen.zug?.id === id ? ziehen.zug : null}
            griff={ziehen.griff(id)}
            onTippen={() => tippe(id)}
          />
        ))}
        <li className="absolute inset-0 m-auto grid size-fit place-items-center">
          <Losknopf lost={lost} nochmal={geber !== null} onLosen={losung.beginne} />
        </li>
      </ol>
      <Gebersatz name={lost || geber === null ? null : (namen[geber] ?? geber)} lost={lost} />
      {gewaehlt !== null && (
        <Platzleiste
          name={namen[gewaehlt] ?? gewaehlt}
          onRuecken={(schritte) => onSitze(ruecke(sitze, { id: gewaehlt, schritte }))}
          onGibt={() => {
            onGeber(gewaehlt)
            setGewaehlt(null)
          }}
        />
      )}
    </div>
  )
}

/** The felt, as in the entry. */
const FILZ =
  'absolute inset-x-[12%] inset-y-[14%] rounded-[50%/46%] border-4 border-[light-dark(#8a6a3f,#4a3a22)] shadow-karte ' +
  'bg-[radial-gradient(ellipse_at_50%_35%,light-dark(#35855f,#20503b),light-dark(#1f6b4a,#163a2b)_65%,light-dark(#17563b,#0f2a1f))]'

interface LosknopfProps {
  readonly lost: boolean
  /** There is a dealer already. */
  readonly nochmal: boolean
  readonly onLosen: () => void
}

function Losknopf({ lost, nochmal, onLosen }: LosknopfProps) {
  return (
    <Knopf
      art="neben"
      aria-disabled={lost}
      onClick={() => !lost && onLosen()}
      className="px-3! text-klein"
    >
      {nochmal && !lost ? 'Neu losen' : 'Auslosen'}
    </Knopf>
  )
}

function Gebersatz({ name, lost }: { readonly name: string | null; readonly lost: boolean }) {
  return (
    <p role="status" className="min-h-6 text-center">
      {name !== null && (
        <>
          <b>{name}</b> gibt zuerst.
        </>
      )}
      {name === null && !lost && (
        <span className="text-leise">Wer gibt zuerst? Auslosen oder einen Platz antippen.</span>
      )}
    </p>
  )
}

interface PlatzleisteProps {
  readonly name: string
  readonly onRuecken: (schritte: 1 | -1) => void
  readonly onGibt: () => void
}

/** What can be done with the seat that is picked up. */
function Platzleiste({ name, onRuecken, onGibt }: PlatzleisteProps) {
  return (
    <div className="mt-2 grid gap-2 rounded-karte bg-vertieft p-3">
      <p className="text-center">
        <b>{name}</b>{' '}
        <span className="text-leise">mit einem anderen Platz tauschen: ihn antippen. Oder:</span>
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        <Knopf
          art="neben"
          aria-label="Einen Platz zurück"
          className="px-4!"
          onClick={() => onRuecken(-1)}
        >
          ←
        </Knopf>
        <Knopf art="neben" onClick={onGibt}>
          gibt zuerst
        </Knopf>
        <Knopf
          art="neben"
          aria-label="Einen Platz weiter"
          className="px-4!"
          onClick={() => onRuecken(1)}
        >
          →
        </Knopf>
      </div>
    </div>
  )
}
