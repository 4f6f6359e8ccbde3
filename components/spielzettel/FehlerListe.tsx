import { FeldFehler } from '@/components/ui/FeldFehler'

/** The faults of one part of the sheet, each with what to do. */
export function FehlerListe({
  id,
  texte,
}: {
  readonly id: string
  readonly texte?: readonly string[] | undefined
}) {
  return texte?.map((text, i) => (
    <FeldFehler key={text} id={`${id}-${i}`}>
      {text}
    </FeldFehler>
  ))
}
