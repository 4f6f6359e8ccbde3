import type { EinspruchAkte } from '@/lib/domain/einspruch/einspruch'
import { gross, textVon, textZustand } from '@/lib/format/einspruch'

/** What became of an objection, in a line: `Abgelehnt von Anna: „Noch einmal gezählt.“`. */
export function Entscheidung({ einspruch }: { readonly einspruch: EinspruchAkte }) {
  return (
    <p className="wrap-anywhere">
      <b>{gross(textZustand(einspruch.zustand))}</b> {textVon(einspruch)}
    </p>
  )
}
