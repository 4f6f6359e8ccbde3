import { useId } from 'react'
import { Feld } from '@/components/ui/Feld'

interface Props {
  readonly datum: string
  readonly ort: string
  /** Names to choose a place from: whose home it is. */
  readonly vorschlaege: readonly string[]
  readonly onDatum: (datum: string) => void
  readonly onOrt: (ort: string) => void
  readonly fehler?: { readonly datum?: string | undefined; readonly ort?: string | undefined }
}

/** When and where. */
export function SpieltagFelder(props: Props) {
  const liste = useId()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Feld
        label="Datum"
        type="date"
        required
        value={props.datum}
        fehler={props.fehler?.datum}
        onChange={(e) => props.onDatum(e.target.value)}
      />
      <Feld
        label="Ort (freiwillig)"
        value={props.ort}
        maxLength={60}
        list={liste}
        autoComplete="off"
        placeholder="bei wem oder wo"
        fehler={props.fehler?.ort}
        onChange={(e) => props.onOrt(e.target.value)}
      />
      <datalist id={liste}>
        {props.vorschlaege.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  )
}
