/** A line that goes nowhere: nothing comes from the server. */
export function StilleZeichen() {
  return (
    <svg viewBox="0 0 20 20" className="inline size-[1.15em] shrink-0 align-[-0.2em]" aria-hidden>
      <g fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round">
        <path d="M2.5 8.2a11 11 0 0 1 15 0M5.6 11.4a6.6 6.6 0 0 1 8.8 0" />
        <path d="M3.5 17 16.5 3.5" />
      </g>
      <circle cx="10" cy="15" r="1.5" fill="currentColor" />
    </svg>
  )
}
