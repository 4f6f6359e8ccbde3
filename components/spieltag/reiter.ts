/** How a table's tab looks, as a button and as a link. */
export const REITER =
  '-mb-px min-h-12 border-b-3 border-transparent px-2.5 whitespace-nowrap text-leise hover:text-tinte aria-pressed:border-gruen aria-pressed:font-semibold aria-pressed:text-tinte aria-[current=page]:border-gruen aria-[current=page]:font-semibold aria-[current=page]:text-tinte'
