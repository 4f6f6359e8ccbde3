import { EinspruchZeichen } from '@/components/einspruch/EinspruchZeichen'

/** What the marks of the list mean, as at the foot of a printed sheet. */
export function Legende() {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-0.5 px-1 text-winzig text-leise">
      <span>● Re</span>
      <span>
        <span className="font-semibold underline underline-offset-2">S</span> Pflichtsolo
      </span>
      <span>
        <b>K</b> Kürsolo
      </span>
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
