import type { EinspruchAkte } from '@/lib/domain/einspruch/einspruch'
import { gross, textAntwort, textZustand } from '@/lib/format/einspruch'

/** What became of an objection, in a line: `Abgelehnt. Anna: „Noch einmal gezählt.“`. */
export function Entscheidung({ einspruch }: { readonly einspruch: EinspruchAkte }) {
  const antwort = textAntwort(einspruch)
  return (
    <p className="wrap-anywhere">
      <b>{gross(textZustand(einspruch.zustand))}</b>
      {antwort !== '' && `. ${antwort}`}
    </p>
  )
}
