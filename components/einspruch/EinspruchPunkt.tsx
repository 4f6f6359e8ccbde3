/** A figure at a sign of the frame: somebody is waited for. Over the sign, so that nothing moves when it comes or goes. */
export function EinspruchPunkt({
  anzahl,
  text,
}: {
  readonly anzahl: number
  readonly text: string
}) {
  if (anzahl === 0) return null
  return (
    <>
      <span
        aria-hidden
        className="absolute -top-1.5 -right-2 grid h-4.5 min-w-4.5 place-items-center rounded-full border border-achtung bg-achtung px-1 text-winzig leading-none font-semibold text-achtung"
      >
        {anzahl > 9 ? '9+' : anzahl}
      </span>
      <span className="sr-only">{text}. </span>
    </>
  )
}
