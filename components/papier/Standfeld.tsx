import { useId, useRef } from 'react'
import { wechsleVorzeichen } from '@/components/spieltag/endstand'
import { FeldFehler } from '@/components/ui/FeldFehler'
import { istUnlesbar } from './entwurf'

interface Props {
  readonly name: string
  readonly text: string
  readonly onText: (text: string) => void
  /** The first field of a row that was just begun takes the focus by it. */
  readonly feldId: string
}

/** One total as on paper. Phones' number pads have no minus: the key beside it changes the sign. */
export function Standfeld({ name, text, onText, feldId }: Props) {
  const id = useId()
  const ref = useRef<HTMLInputElement>(null)
  const fehler = istUnlesbar(text)

  function wechsle() {
    onText(wechsleVorzeichen(text))
    // A sign that comes first is followed by its figure: the keyboard opens with it.
    if (text.trim() === '') ref.current?.focus()
  }

  return (
    <div className="min-w-0">
      <label htmlFor={feldId} className="mb-1 block truncate text-klein font-semibold" title={name}>
        {name}
      </label>
      <div
        className={`flex overflow-clip rounded-karte border bg-flaeche has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-gruen ${
          fehler ? 'border-achtung' : 'border-rand'
        }`}
      >
        <button
          type="button"
          aria-label={`Vorzeichen bei ${name} wechseln`}
          onClick={wechsle}
          className="grid size-12 shrink-0 place-items-center border-r border-linie bg-vertieft text-gross text-leise hover:text-tinte focus-visible:outline-offset-[-3px]"
        >
          ±
        </button>
        <input
          ref={ref}
          id={feldId}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
          value={text}
          onChange={(e) => onText(e.target.value)}
          onBlur={() => {
            // Keyboards type a hyphen: once typed, the field shows the sign of the rest of the page.
            const gesetzt = text.replace(/^(\s*)[-–]/, '$1−')
            if (gesetzt !== text) onText(gesetzt)
          }}
          aria-invalid={fehler || undefined}
          aria-describedby={fehler ? `${id}-fehler` : undefined}
          className={`min-h-12 w-full min-w-0 bg-transparent px-2 text-right text-gross font-semibold outline-none ${
            /^\s*[-−–]/.test(text) ? 'text-rot' : ''
          }`}
        />
      </div>
      {fehler && (
        <FeldFehler id={`${id}-fehler`}>Eine ganze Zahl eintippen, etwa 12 oder −4.</FeldFehler>
      )}
    </div>
  )
}
