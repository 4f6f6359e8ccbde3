/** A dash where there is no figure; who hears the page hears the word instead. */
export function Strich({ wort }: { readonly wort: string }) {
  return (
    <>
      <span aria-hidden>–</span>
      <span className="sr-only">{wort}</span>
    </>
  )
}
