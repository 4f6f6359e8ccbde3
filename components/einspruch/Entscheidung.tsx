import type { EinspruchAkte } from '@/lib/domain/einspruch/einspruch'
import { textAntwort, textZustand } from '@/lib/format/einspruch'

/** What became of an objection, in a line: `Abgelehnt: Noch einmal gezählt. (Anna)`. */
export function Entscheidung({ einspruch }: { readonly einspruch: EinspruchAkte }) {
  const antwort = textAntwort(einspruch)
  return (
    <p className="wrap-anywhere">
      <b className="first-letter:uppercase">{textZustand(einspruch.zustand)}</b>
      {antwort !== '' && `: ${antwort}`}
    </p>
  )
}
