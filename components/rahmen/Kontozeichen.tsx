/** Who is signed in, by the first letter; the name is in the label of what carries it. */
export function Kontozeichen({ name }: { readonly name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-9 place-items-center rounded-full border border-rand font-titel font-semibold text-gruen uppercase"
    >
      {Array.from(name.trim())[0] ?? '?'}
    </span>
  )
}
