/** The small amber sign at a game against U-T3 to U-T6; the words stand on its receipt. */
export function WarnZeichen() {
  return (
    <svg viewBox="0 0 12 12" className="size-3 text-achtung" aria-hidden="true">
      <path d="M6 .8 11.6 11H.4L6 .8Z" fill="none" stroke="currentColor" strokeWidth="1.4" />
      <path d="M6 4.4v3M6 8.7v.8" stroke="currentColor" strokeWidth="1.4" />
    </svg>
  )
}
