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
          className="absolute inset-x-[12%] inset-y-[14%] rounded-[50%/46%] border-4 border-[light-dark(#8a6a3f,#4a3a22)] bg-[radial-gradient(ellipse_at_50%_35%,light-dark(#35855f,#20503b),light-dark(#1f6b4a,#163a2b)_65%,light-dark(#17563b,#0f2a1f))] shadow-karte"
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
            art="neben"
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
        <div className="mt-2 grid gap-2 rounded-karte bg-vertieft p-3">
          <p className="text-center">
            <b>{namen[gewaehlt] ?? gewaehlt}</b>{' '}
            <span className="text-leise">
              mit einem anderen Platz tauschen: ihn antippen. Oder:
            </span>
          </p>
          <div className="flex flex-wrap justify-center gap-2">
            <Knopf
              art="neben"
              aria-label="Einen Platz zurück"
              className="px-4!"
              onClick={() => onSitze(ruecke(sitze, { id: gewaehlt, schritte: -1 }))}
            >
              ←
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
            <Knopf
              art="neben"
              aria-label="Einen Platz weiter"
              className="px-4!"
              onClick={() => onSitze(ruecke(sitze, { id: gewaehlt, schritte: 1 }))}
            >
              →
            </Knopf>
          </div>
        </div>
      )}
    </div>
  )
}
