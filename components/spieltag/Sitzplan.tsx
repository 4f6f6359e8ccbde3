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
        <li
          aria-hidden
          className="absolute inset-x-[14%] inset-y-[16%] rounded-[50%] border border-rand bg-gruen-hell"
        />
        {sitze.map((id, platz) => (
          <Sitzplatz
            key={id}
            id={id}
            name={namen[id] ?? id}
            platz={platz}
            anzahl={sitze.length}
            gewaehlt={gewaehlt === id}
            gibt={geber === id && !lost}
            licht={losung.platz === platz}
            zug={ziehen.zug?.id === id ? ziehen.zug : null}
            griff={ziehen.griff(id)}
            onTippen={() => tippe(id)}
          />
        ))}
        <li className="absolute inset-0 m-auto grid h-fit w-36 place-items-center">
          <Knopf
            art={geber === null ? 'haupt' : 'neben'}
            onClick={losung.beginne}
            aria-disabled={lost}
            className="px-3! text-klein"
          >
            {geber === null || lost ? 'Geber auslosen' : 'Neu auslosen'}
          </Knopf>
        </li>
      </ol>
      <p role="status" className="min-h-6 text-center">
        {geber !== null && !lost && (
          <>
            <b>{namen[geber] ?? geber}</b> gibt zuerst.
          </>
        )}
        {geber === null && !lost && (
          <span className="text-leise">Wer gibt zuerst? Auslosen oder einen Platz antippen.</span>
        )}
      </p>
      {gewaehlt !== null && (
        <div className="mt-2 flex flex-wrap items-center justify-center gap-2">
          <span className="font-semibold">{namen[gewaehlt] ?? gewaehlt}:</span>
          <Knopf art="neben" onClick={() => onSitze(ruecke(sitze, { id: gewaehlt, schritte: -1 }))}>
            ← zurück
          </Knopf>
          <Knopf art="neben" onClick={() => onSitze(ruecke(sitze, { id: gewaehlt, schritte: 1 }))}>
            weiter →
          </Knopf>
          <Knopf
            art="neben"
            onClick={() => {
              onGeber(gewaehlt)
              setGewaehlt(null)
            }}
          >
            gibt zuerst
          </Knopf>
          <span className="w-full text-center text-klein text-leise">
            Zum Tauschen einen anderen Platz antippen.
          </span>
        </div>
      )}
    </div>
  )
}
