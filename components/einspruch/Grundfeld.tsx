import { Feld } from '@/components/ui/Feld'

/** As many characters as the store takes. */
const HOECHSTENS = 300

interface Props {
  readonly label: string
  readonly wert: string
  readonly onWert: (wert: string) => void
  readonly hinweis?: string
  readonly fehler?: string | undefined
}

/** A sentence or two: why. */
export function Grundfeld({ label, wert, onWert, hinweis, fehler }: Props) {
  return (
    <Feld label={label} hinweis={hinweis} fehler={fehler}>
      {(anschluss) => (
        <textarea
          {...anschluss}
          value={wert}
          maxLength={HOECHSTENS}
          rows={3}
          onChange={(e) => onWert(e.target.value)}
          className="w-full rounded-karte border border-rand bg-flaeche px-3.5 py-2 hover:border-tinte focus:border-gruen aria-invalid:border-achtung aria-invalid:ring-1 aria-invalid:ring-achtung"
        />
      )}
    </Feld>
  )
}
