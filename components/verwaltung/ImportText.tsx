'use client'

import { Feld } from '@/components/ui/Feld'
import { Knopf } from '@/components/ui/Knopf'

interface Props {
  readonly text: string
  readonly onText: (text: string) => void
  readonly laedt: boolean
  readonly onPruefe: () => void
}

/** The file's content, to be pasted or mended in place. */
export function ImportText({ text, onText, laedt, onPruefe }: Props) {
  return (
    <form
      className="grid gap-4"
      onSubmit={(e) => {
        e.preventDefault()
        onPruefe()
      }}
    >
      <Feld label="Oder den Inhalt einfügen">
        {(anschluss) => (
          <textarea
            {...anschluss}
            value={text}
            onChange={(e) => onText(e.target.value)}
            rows={8}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            className="w-full rounded-karte border border-rand bg-flaeche px-3.5 py-2 font-mono text-klein hover:border-tinte focus:border-gruen"
          />
        )}
      </Feld>
      <Knopf
        type="submit"
        art="neben"
        laedt={laedt}
        disabled={text === ''}
        className="justify-self-start"
      >
        Vorschau
      </Knopf>
    </form>
  )
}
