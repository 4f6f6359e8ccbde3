/** Lets a keyboard skip the navigation. The page's <main> carries the id. */
export function Sprungmarke() {
  return (
    <a
      href="#inhalt"
      className="fixed top-2 left-2 z-50 -translate-y-24 rounded-karte bg-gruen px-5 py-3 font-semibold text-auf-gruen focus:translate-y-0"
    >
      Zum Inhalt
    </a>
  )
}
