interface Props {
  readonly titel: string
  /** Sentences of `textUnterschiede`. */
  readonly saetze: readonly string[]
}

/** What else is otherwise by a correction, said before saving and after. */
export function UnterschiedeListe({ titel, saetze }: Props) {
  return (
    <section className="rounded-karte border border-linie bg-vertieft px-4 py-3">
      <h3 className="mb-1">{titel}</h3>
      {saetze.length === 0 ? (
        <p className="text-leise">Sonst ändert sich nichts.</p>
      ) : (
        <ul className="grid list-disc gap-1 pl-5 marker:text-leise">
          {saetze.map((satz) => (
            <li key={satz}>{satz}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
