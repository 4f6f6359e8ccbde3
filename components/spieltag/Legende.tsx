import { EinspruchZeichen } from '@/components/einspruch/EinspruchZeichen'
import { getRegelwerk } from '@/lib/domain/regelwerk/presets'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import { worteVon } from '@/lib/format/worte'

/** What the marks of the list mean, as at the foot of a printed sheet. */
export function Legende({ regelwerk }: { readonly regelwerk: RegelwerkId }) {
  const { kuerzeichen, kuersolo } = worteVon(regelwerk)
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-0.5 px-1 text-winzig text-leise">
      <span>● Re</span>
      {getRegelwerk(regelwerk).soli.pflicht && (
        <>
          <span>
            <span className="font-semibold underline underline-offset-2">S</span> Pflichtsolo
          </span>
          <span>
            <b>{kuerzeichen}</b> {kuersolo}
          </span>
        </>
      )}
      <span>– setzte aus</span>
      <span>
        <span className="rounded-klein border border-rand px-0.5 leading-none">G</span> Geber
      </span>
      <span className="inline-flex items-center gap-1">
        <EinspruchZeichen /> Einspruch offen
      </span>
    </p>
  )
}
