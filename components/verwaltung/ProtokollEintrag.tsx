import { Verweis } from '@/components/ui/Verweis'
import type { RangpunkteForm } from '@/lib/format/rangpunkte'
import { textVorgang } from '@/lib/format/vorgang'
import { formatZeitpunkt } from '@/lib/format/zeitpunkt'
import { ProtokollEinzelheiten } from './ProtokollEinzelheiten'
import type { Eintrag } from './protokoll-eintrag'
import { zielVon } from './protokoll-eintrag'

interface Props {
  readonly eintrag: Eintrag
  readonly form: RangpunkteForm
  /** `/v/<kurz>` */
  readonly pfad: string
}

/** One line of the protocol: number, time, device, the sentence, and what else there is to it when it is opened. */
export function ProtokollEintrag({ eintrag: e, form, pfad }: Props) {
  const ziel = zielVon(e)
  return (
    <li
      id={`nr-${e.seq}`}
      className="scroll-mt-4 border-b border-linie px-4 pt-3 last:border-b-0 target:bg-gruen-hell sm:px-6 print:pb-2"
    >
      <p className="flex flex-wrap gap-x-3 text-klein text-leise tabular-nums">
        <span>Nr. {e.seq}</span>
        <time dateTime={new Date(e.zeit).toISOString()}>{formatZeitpunkt(e.zeit)} Uhr</time>
        <span>{e.geraet}</span>
      </p>
      <p className="wrap-anywhere">
        <span className="font-semibold">{e.kontoName}</span> {textVorgang(e)}.
      </p>
      <div className="nur-schirm relative">
        <ProtokollEinzelheiten eintrag={e} form={form} />
        {ziel && (
          <Verweis
            href={`${pfad}${ziel.weg}`}

            aria-label={`${ziel.text}, Eintrag ${e.seq}`}
            className="absolute top-0 right-0 inline-flex min-h-12 items-center text-klein text-gruen hover:underline"
          >
            {ziel.text} ›
          </Verweis>
        )}
      </div>
    </li>
  )
}
