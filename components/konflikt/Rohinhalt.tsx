import { textAufDiesemGeraet } from '@/lib/format/konflikt'
import { Kopieren } from './Kopieren'

interface Props {
  /** By this device's clock, in epoch ms; null where nobody knows. */
  readonly zeit: number | null
  readonly roh: unknown
}

/** A record that nobody here can put into words, as it stands there. */
export function Rohinhalt({ zeit, roh }: Props) {
  const inhalt = JSON.stringify(roh, null, 2)
  return (
    <section className="rounded-karte border border-linie px-4 py-3">
      {zeit !== null && <p className="text-klein text-leise">{textAufDiesemGeraet(zeit)}</p>}
      <pre
        tabIndex={0}
        aria-label="Inhalt des Eintrags"
        className="mt-1 max-h-64 overflow-auto text-winzig wrap-anywhere whitespace-pre-wrap"
      >
        {inhalt}
      </pre>
      <Kopieren text={inhalt} />
    </section>
  )
}
