'use client'

import { useEffect, useRef } from 'react'
import { Karte } from '@/components/ui/Karte'
import type { Fundstelle } from './import-ablauf'

interface Props {
  readonly fundstellen: readonly Fundstelle[]
  readonly quelle: string | null
}

/** Every fault of the file at its place, in the order of the file. */
export function ImportFehler({ fundstellen, quelle }: Props) {
  const kopf = useRef<HTMLHeadingElement>(null)
  useEffect(() => kopf.current?.focus(), [fundstellen])
  const geordnet = [...fundstellen].sort((a, b) => a.zeile - b.zeile)
  return (
    <section aria-labelledby="import-fehler" className="grid gap-3">
      <h2
        id="import-fehler"
        ref={kopf}
        tabIndex={-1}
        className="text-gross text-achtung outline-none"
      >
        {fundstellen.length === 1 ? '1 Fehler' : `${fundstellen.length} Fehler`} in{' '}
        {quelle ?? 'dem eingefügten Inhalt'}
      </h2>
      <p>Nichts wurde übernommen. In der Datei ändern und noch einmal wählen.</p>
      <Karte randlos>
        <ol>
          {geordnet.map((f, i) => (
            <li key={i} className="border-linie grid gap-1 border-b px-4 py-3 last:border-b-0">
              <p>
                <span className="font-semibold">Zeile {f.zeile}:</span> {f.text}
              </p>
              <p className="text-klein text-leise wrap-anywhere">
                {f.ort === '' ? 'ganze Datei' : f.ort}
                {f.regel === 'Format' ? null : (
                  <>
                    , <span className="whitespace-nowrap">Regel {f.regel}</span>
                  </>
                )}
              </p>
              {f.auszug === '' ? null : (
                <code className="rounded-klein bg-vertieft text-klein block overflow-x-auto px-2 py-1 font-mono whitespace-pre">
                  {f.auszug}
                </code>
              )}
            </li>
          ))}
        </ol>
      </Karte>
    </section>
  )
}
