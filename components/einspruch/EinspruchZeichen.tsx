/** The small amber flag at what is disputed; the word stands beside it or is read out. */
export function EinspruchZeichen({ className = 'size-3' }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 12 12" className={`${className} shrink-0 text-achtung`} aria-hidden="true">
      <path d="M2.5 11.5v-10" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" />
      <path d="M2.5 1.2h8L8.4 4l2.1 2.8h-8Z" fill="currentColor" />
    </svg>
  )
}
