import type { Chronikeintrag } from '@/lib/domain/protokoll/chronik'
import { textVorgangAmAbend, textWarum } from '@/lib/format/vorgang'
import { formatZeitpunkt } from '@/lib/format/zeitpunkt'

interface Props {
  readonly eintrag: Chronikeintrag
}

/** Who did what, when, from which device, and why. */
export function VerlaufKopf({ eintrag }: Props) {
  const { kontoName, zeit, geraet } = eintrag
  const warum = textWarum(eintrag)
  return (
    <div>
      <p className="leading-snug wrap-anywhere">
        <b>{kontoName}</b> {textVorgangAmAbend(eintrag)}.
      </p>
      <p className="text-klein text-leise">
        <time dateTime={new Date(zeit).toISOString()}>{formatZeitpunkt(zeit)} Uhr</time>, {geraet}
      </p>
      {warum && (
        <p className="mt-1 text-klein wrap-anywhere">
          <span className="text-leise">{warum.was}:</span> „{warum.text}“
        </p>
      )}
    </div>
  )
}
