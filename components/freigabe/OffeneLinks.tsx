'use client'

import { OpMeldung } from '@/components/verwaltung/OpMeldung'
import type { OpStand } from '@/components/verwaltung/use-op'
import { Knopf } from '@/components/ui/Knopf'
import { findToken } from '@/lib/client/freigabe'
import type { OffeneFreigabe } from '@/lib/domain/freigabe/freigabe'
import { textFreigabe, textRecht } from '@/lib/format/freigabe'

interface Props {
  readonly freigaben: readonly OffeneFreigabe[]
  /** The one whose code is shown. */
  readonly gezeigt: string | null
  readonly stand: OpStand
  readonly onZeigen: (freigabeId: string) => void
  readonly onZurueckziehen: (freigabe: OffeneFreigabe) => void
}

/** The links that open something now: who made them, their code again where this device has it, and an end to each. */
export function OffeneLinks(props: Props) {
  const { freigaben, stand } = props
  if (freigaben.length === 0) return null
  return (
    <section aria-labelledby="offene-links" className="grid gap-1">
      <h3 id="offene-links" className="font-semibold">
        {freigaben.length === 1 ? 'Ein Link gilt' : `${freigaben.length} Links gelten`}
      </h3>
      <ul className="divide-y divide-linie">
        {freigaben.map((f) => (
          <Zeile key={f.id} {...props} freigabe={f} />
        ))}
      </ul>
      <OpMeldung stand={stand} />
    </section>
  )
}

function Zeile(props: Props & { readonly freigabe: OffeneFreigabe }) {
  const { freigabe, gezeigt, stand, onZeigen, onZurueckziehen } = props
  const wessen = textFreigabe(freigabe)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 py-2">
      <p className="min-w-0 grow leading-snug">
        <span className="font-semibold">{textRecht(freigabe.recht)}</span>
        {freigabe.id === gezeigt && <span className="text-gruen"> · wird gezeigt</span>}
        <span className="block text-klein text-leise wrap-anywhere">{wessen}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {freigabe.id !== gezeigt && findToken(freigabe.id) !== null && (
          <Knopf
            art="still"
            onClick={() => onZeigen(freigabe.id)}
            aria-label={`QR-Code zeigen: ${wessen}`}
          >
            QR-Code
          </Knopf>
        )}
        <Knopf
          art="neben"
          laedt={stand.laeuft}
          onClick={() => onZurueckziehen(freigabe)}
          aria-label={`Zurückziehen: ${textRecht(freigabe.recht)}, ${wessen}`}
        >
          Zurückziehen
        </Knopf>
      </div>
    </li>
  )
}
