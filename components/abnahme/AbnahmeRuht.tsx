/** An evening that was opened again after it had been confirmed. */
export function AbnahmeRuht({ anzahl }: { readonly anzahl: number }) {
  if (anzahl === 0) return null
  return (
    <p className="px-1 text-klein text-leise">
      Wieder geöffnet: Die Bestätigungen ruhen, bis der Spieltag abgeschlossen ist.
    </p>
  )
}
