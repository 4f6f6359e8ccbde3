import type { Geblieben } from '@/lib/client/ausgang/gebliebenes'
import { Rohinhalt } from './Rohinhalt'
import { Verwerfen } from './Verwerfen'
import { VorgangZeilen } from './VorgangZeilen'

interface Props {
  readonly reste: readonly Geblieben[]
  /** Why it cannot arrive, and who can help. */
  readonly satz: string
  readonly laeuft: boolean
  readonly onVerwerfen: () => void
}

/** What was entered on this device and nobody can send any more: to be read, and copied, or dropped. */
export function Gebliebenes({ reste, satz, laeuft, onVerwerfen }: Props) {
  if (reste.length === 0) return null
  return (
    <section className="mx-auto grid w-full max-w-xl gap-3" aria-labelledby="reste">
      <h2 id="reste" className="text-gross">
        Auf diesem Gerät geblieben
      </h2>
      <p className="text-leise">{satz}</p>
      {reste.map(({ wartend, abend }) =>
        abend === null ? (
          <Rohinhalt key={wartend.op.id} zeit={wartend.zeit} roh={wartend.op} />
        ) : (
          <VorgangZeilen key={wartend.op.id} wartend={wartend} {...abend} />
        ),
      )}
      <Verwerfen laeuft={laeuft} onVerwerfen={onVerwerfen} />
    </section>
  )
}
