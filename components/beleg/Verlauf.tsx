import type { ReactNode } from 'react'
import { Karte } from '@/components/ui/Karte'
import type { Chronikeintrag } from '@/lib/domain/protokoll/chronik'
import type { SpielAkte } from '@/lib/domain/spieltag/spieltag'
import { textChronikzeilen } from '@/lib/format/chronik-zeilen'
import type { RangpunkteForm } from '@/lib/format/rangpunkte'
import { VerlaufFolgen } from './VerlaufFolgen'
import { VerlaufKopf } from './VerlaufKopf'
import { VerlaufZeilen } from './VerlaufZeilen'

interface Props {
  /** Of this game, the oldest first. */
  readonly chronik: readonly Chronikeintrag[]
  readonly form: RangpunkteForm
  /** What brings an older version back, for whoever may. */
  readonly rueckgriff: (fassung: SpielAkte) => ReactNode
}

/** Every version of a game and every objection to it, the newest first, with the names and values of then. */
export function Verlauf({ chronik, form, rueckgriff }: Props) {
  const geltend = chronik.flatMap((e) => e.spiel?.danach ?? []).at(-1)
  return (
    <Karte
      als="section"
      id="verlauf"
      aria-labelledby="verlauf-titel"
      className="mx-auto mt-6 w-full max-w-lg scroll-mt-4"
    >
      <h2 id="verlauf-titel" className="mb-1 text-gross">
        Verlauf
      </h2>
      <ol reversed className="divide-y divide-linie">
        {[...chronik].reverse().map((eintrag) => (
          <Eintrag key={eintrag.seq} {...{ eintrag, form, geltend }}>
            {eintrag.spiel?.danach && rueckgriff(eintrag.spiel.danach)}
          </Eintrag>
        ))}
      </ol>
    </Karte>
  )
}

interface EintragProps extends Pick<Props, 'form'> {
  readonly eintrag: Chronikeintrag
  readonly geltend: SpielAkte | undefined
  readonly children: ReactNode
}

function Eintrag({ eintrag, form, geltend, children }: EintragProps) {
  const fassung = eintrag.spiel?.danach
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-2 py-3 break-inside-avoid">
      <span className="font-titel text-gross leading-6 font-semibold">
        {fassung ? (
          <>
            <span className="sr-only">Fassung </span>
            {fassung.version}
          </>
        ) : (
          <span aria-hidden className="text-achtung">
            !
          </span>
        )}
      </span>
      <div className="grid min-w-0 gap-1.5">
        <VerlaufKopf eintrag={eintrag} />
        <VerlaufZeilen zeilen={textChronikzeilen(eintrag)} />
        <VerlaufFolgen eintrag={eintrag} form={form} />
        {fassung !== undefined && fassung === geltend && (
          <p className="text-klein font-semibold text-gruen">
            {fassung.gestrichen ? 'So ist es jetzt: gestrichen.' : 'Diese Fassung gilt.'}
          </p>
        )}
      </div>
      {fassung !== geltend && <div className="col-span-full sm:col-start-2">{children}</div>}
    </li>
  )
}
