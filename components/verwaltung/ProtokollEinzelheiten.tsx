import type { ReactNode } from 'react'
import { REGELWERK_VORGABE } from '@/lib/domain/regelwerk/regelwerk'
import type { RangpunkteForm } from '@/lib/format/rangpunkte'
import { textFolge } from '@/lib/format/vorgang-folge'
import { textVorgangszeilen } from '@/lib/format/vorgang-zeilen'
import type { Eintrag } from './protokoll-eintrag'

interface Props {
  readonly eintrag: Eintrag
  readonly form: RangpunkteForm
}

/** What was sent, what it came to, and the seal that chains the entry to the one before. */
export function ProtokollEinzelheiten({ eintrag, form }: Props) {
  const { daten, folge, namen } = eintrag
  return (
    <details>
      <summary
        className="inline-flex min-h-12 items-center text-klein text-gruen hover:underline"
        aria-label={`Einzelheiten zu Eintrag ${eintrag.seq}`}
      >
        Einzelheiten
      </summary>
      <dl className="grid gap-x-4 gap-y-1 pb-4 text-klein sm:grid-cols-[9rem_minmax(0,1fr)]">
        {textVorgangszeilen(daten, eintrag).map((z) => (
          <Zeile key={z.was} was={z.was}>
            {z.wert}
          </Zeile>
        ))}
        {folge &&
          textFolge(folge, { namen, form, regelwerk: eintrag.regelwerk ?? REGELWERK_VORGABE }).map(
            (teil) => (
              <Zeile key={teil.was} was={teil.was}>
                {teil.saetze.map((satz) => (
                  <span key={satz} className="block">
                    {satz}
                  </span>
                ))}
              </Zeile>
            ),
          )}
        <Zeile was="Prüfsumme">
          <Pruefsumme wert={eintrag.hash} />
        </Zeile>
        <Zeile was="Prüfsumme davor">
          <Pruefsumme wert={eintrag.vorgaengerHash} />
        </Zeile>
      </dl>
    </details>
  )
}

function Zeile({ was, children }: { readonly was: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-leise">{was}</dt>
      <dd className="min-w-0 wrap-anywhere max-sm:mb-1">{children}</dd>
    </>
  )
}

/** Shown short, selected whole: one tap marks all 64 characters for copying. */
function Pruefsumme({ wert }: { readonly wert: string }) {
  return (
    <code title={wert} className="block max-w-36 truncate font-schrift select-all">
      {wert}
    </code>
  )
}
