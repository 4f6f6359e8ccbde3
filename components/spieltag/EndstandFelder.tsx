import { useId } from 'react'
import { Eingabe } from '@/components/ui/Eingabe'
import { Knopf } from '@/components/ui/Knopf'
import { formatPunkte } from '@/lib/format/zahl'
import type { Endstand, GelesenerEndstand } from './endstand'
import { lesePunkte, wechsleVorzeichen } from './endstand'

interface Props {
  readonly spieler: readonly string[]
  readonly namen: Readonly<Record<string, string>>
  readonly eingaben: Endstand
  readonly gelesen: GelesenerEndstand
  readonly onEingaben: (eingaben: Endstand) => void
}

/** A figure per player with the sum of all beside it, which has to be 0. */
export function EndstandFelder({ spieler, namen, eingaben, gelesen, onEingaben }: Props) {
  const id = useId()
  const offen = spieler.filter((s) => lesePunkte(eingaben[s] ?? '') === null)
  const [letzter] = offen
  const rest = letzter !== undefined && offen.length === 1 ? -gelesen.summe : null

  function setze(spielerId: string, text: string) {
    onEingaben({ ...eingaben, [spielerId]: text })
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">Spielpunkte</legend>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {spieler.map((s) => (
          <li key={s} className="flex flex-wrap items-center justify-end gap-2">
            <label
              htmlFor={`${id}-${s}`}
              className="min-w-24 flex-1 leading-snug wrap-anywhere hyphens-auto"
            >
              {namen[s] ?? s}
            </label>
            <button
              type="button"
              aria-label={`Vorzeichen bei ${namen[s] ?? s} wechseln`}
              onClick={() => setze(s, wechsleVorzeichen(eingaben[s] ?? ''))}
              className="grid size-12 shrink-0 place-items-center rounded-karte border border-rand bg-flaeche text-gross hover:bg-vertieft"
            >
              ±
            </button>
            <Eingabe
              id={`${id}-${s}`}
              inputMode="numeric"
              autoComplete="off"
              value={eingaben[s] ?? ''}
              onChange={(e) => setze(s, e.target.value)}
              className="w-24! shrink-0 text-right"
            />
            {s === letzter && rest !== null && (
              <Knopf art="still" className="px-3!" onClick={() => setze(s, formatPunkte(rest))}>
                {formatPunkte(rest)} einsetzen
              </Knopf>
            )}
          </li>
        ))}
      </ul>
      <p
        role="status"
        className={`mt-3 flex justify-between border-t-4 border-double border-rand pt-2 font-semibold ${
          gelesen.art === 'summe' ? 'text-achtung' : ''
        }`}
      >
        <span>{textSumme(gelesen)}</span>
        <span>{formatPunkte(gelesen.summe)}</span>
      </p>
    </fieldset>
  )
}

function textSumme(gelesen: GelesenerEndstand): string {
  switch (gelesen.art) {
    case 'gut':
      return 'Summe stimmt'
    case 'unvollstaendig':
      return 'Summe bisher'
    case 'summe':
      return 'Summe muss 0 sein'
  }
}
