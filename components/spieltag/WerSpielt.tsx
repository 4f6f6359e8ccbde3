'use client'

import { useId, useState } from 'react'
import { Eingabe } from '@/components/ui/Eingabe'
import { Knopf } from '@/components/ui/Knopf'

interface Props {
  readonly legende: string
  readonly hinweis: string
  readonly auswahl: readonly {
    readonly id: string
    readonly name: string
    readonly gast: boolean
  }[]
  readonly gewaehlt: readonly string[]
  readonly hoechstens: number
  /** Shows the order of the taps: the seats. */
  readonly mitPlatz?: boolean
  readonly onWahl: (gewaehlt: readonly string[]) => void
  readonly onGast: (name: string) => void
  readonly fehler?: string | undefined
}

/** Who is there: a tap each, members first, then guests, new ones too, by name. */
export function WerSpielt(props: Props) {
  const { gewaehlt, hoechstens, onWahl } = props
  const id = useId()
  // Guests add up over the years: only those chosen stand here, the others are offered by name.
  const auswahl = props.auswahl.filter((s) => !s.gast || gewaehlt.includes(s.id))
  const gaeste = props.auswahl.filter((s) => s.gast && !gewaehlt.includes(s.id))
  return (
    <fieldset aria-describedby={`${id}-hinweis`} className="min-w-0">
      <legend className="mb-0.5 font-semibold">{props.legende}</legend>
      <p id={`${id}-hinweis`} className="mb-2 text-klein text-leise">
        {props.hinweis}
      </p>
      <div className="flex flex-wrap gap-2">
        {auswahl.map((s) => {
          const platz = gewaehlt.indexOf(s.id)
          const voll = platz < 0 && gewaehlt.length >= hoechstens
          return (
            <button
              key={s.id}
              type="button"
              aria-pressed={platz >= 0}
              aria-disabled={voll}
              onClick={() => {
                if (platz >= 0) onWahl(gewaehlt.filter((g) => g !== s.id))
                else if (!voll) onWahl([...gewaehlt, s.id])
              }}
              className="inline-flex min-h-12 max-w-full items-center gap-2 rounded-karte border border-rand bg-flaeche px-3.5 font-semibold hover:border-tinte aria-disabled:cursor-not-allowed aria-disabled:border-linie aria-disabled:text-leise aria-pressed:border-gruen aria-pressed:bg-gruen aria-pressed:text-auf-gruen"
            >
              {props.mitPlatz && platz >= 0 && (
                <span className="text-klein font-normal" aria-hidden>
                  {platz + 1}.
                </span>
              )}
              <span className="min-w-0 py-1 text-left leading-snug wrap-anywhere">{s.name}</span>
              {s.gast && <span className="text-klein font-normal">Gast</span>}
            </button>
          )
        })}
        <GastFeld
          bekannte={gaeste.map((s) => s.name)}
          gesperrt={gewaehlt.length >= hoechstens}
          onGast={props.onGast}
        />
      </div>
      {props.fehler && (
        <p role="alert" className="mt-2 text-klein font-semibold text-achtung">
          {props.fehler}
        </p>
      )}
    </fieldset>
  )
}

interface GastProps {
  /** Guests of earlier evenings, offered while typing. */
  readonly bekannte: readonly string[]
  readonly gesperrt: boolean
  readonly onGast: (name: string) => void
}

function GastFeld(props: GastProps) {
  const liste = useId()
  const [name, setName] = useState<string | null>(null)
  if (name === null) {
    return (
      <Knopf art="still" onClick={() => setName('')} disabled={props.gesperrt}>
        + Gast
      </Knopf>
    )
  }
  function fuegeHinzu() {
    const sauber = (name ?? '').trim()
    if (sauber === '') return
    props.onGast(sauber)
    setName(null)
  }
  return (
    <div className="flex w-full gap-2">
      <Eingabe
        aria-label="Name des Gastes"
        placeholder="Name des Gastes"
        value={name}
        maxLength={40}
        autoFocus
        autoComplete="off"
        list={liste}
        onChange={(e) => setName(e.target.value)}
        onKeyDown={(e) => {
          if (e.key === 'Enter') {
            e.preventDefault()
            fuegeHinzu()
          }
          if (e.key === 'Escape') setName(null)
        }}
      />
      <datalist id={liste}>
        {props.bekannte.map((n) => (
          <option key={n} value={n} />
        ))}
      </datalist>
      <Knopf art="neben" onClick={fuegeHinzu}>
        Dazu
      </Knopf>
    </div>
  )
}
