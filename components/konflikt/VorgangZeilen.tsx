import { Kopieren } from './Kopieren'
import { regelwerkDes } from '@/lib/domain/spieltag/regelwerk'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { textAufDiesemGeraet } from '@/lib/format/konflikt'
import { textVorgangszeilen } from '@/lib/format/vorgang-zeilen'
import { textWartend } from '@/lib/format/wartend'
import type { Wartend } from '@/lib/sync/ausgang'

interface Props {
  readonly wartend: Wartend
  readonly akte: SpieltagAkte
  readonly namen: Readonly<Record<string, string>>
}

/** What a waiting operation says, to be read, and copied where the browser can. */
export function VorgangZeilen({ wartend, akte, namen }: Props) {
  const { op, zeit } = wartend
  const satz = textWartend({ ...wartend, ...op }, { akte, namen })
  const zeilen = textVorgangszeilen(op.daten, { namen, regelwerk: regelwerkDes(akte) })
  const wann = textAufDiesemGeraet(zeit)
  return (
    <section className="rounded-karte border border-linie px-4 py-3">
      <h3 className="wrap-anywhere">{satz}</h3>
      <p className="text-klein text-leise">{wann}</p>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-klein">
        {zeilen.map(({ was, wert }, i) => (
          <div key={i} className="contents">
            <dt className="text-leise">{was}</dt>
            <dd className="wrap-anywhere">{wert}</dd>
          </div>
        ))}
      </dl>
      <Kopieren text={[satz, wann, ...zeilen.map((z) => `${z.was}: ${z.wert}`)].join('\n')} />
    </section>
  )
}
