import { useId } from 'react'
import { Knopf } from '@/components/ui/Knopf'
import type { EinspruchAkte } from '@/lib/domain/einspruch/einspruch'
import type { SpielAkte } from '@/lib/domain/spieltag/spieltag'
import { textWer } from '@/lib/format/einspruch'
import { formatZeitpunkt } from '@/lib/format/zeitpunkt'
import { EinspruchZeichen } from './EinspruchZeichen'

/** What somebody may do with an open objection. */
export type Schritt =
  'korrektur' | 'streichung' | 'wiederherstellung' | 'bestehende' | 'ablehnen' | 'zuruecknehmen'

interface Props {
  readonly einspruch: EinspruchAkte
  readonly spiel: SpielAkte
  readonly namen: Readonly<Record<string, string>>
  /** It came through somebody else's phone. */
  readonly fremdesGeraet: boolean
  readonly entscheidet: boolean
  readonly eigener: boolean
  /** The evening is struck: nothing is decided until it counts again. */
  readonly ruht: boolean
  /** Not confirmed by the server yet. */
  readonly unterwegs: boolean
  readonly onSchritt: (schritt: Schritt) => void
}

/** An open objection on top of the receipt: who, when, why, and what can be done about it. */
export function OffenerEinspruch(props: Props) {
  const { einspruch, spiel, namen, fremdesGeraet, ruht, unterwegs } = props
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-3 rounded-karte border border-achtung bg-achtung px-4 py-3"
    >
      <div>
        <h2 id={id} className="flex items-center gap-2 font-schrift text-grund">
          <EinspruchZeichen className="size-4.5" />
          <span className="min-w-0 wrap-anywhere">Einspruch von {textWer(einspruch, namen)}</span>
        </h2>
        <p className="text-gross wrap-anywhere">„{einspruch.grund}“</p>
        <p className="text-klein">
          {formatZeitpunkt(einspruch.erhobenAm)} Uhr
          {fremdesGeraet && `, eingetragen von ${einspruch.kontoName}`}
        </p>
        {unterwegs && <p className="text-klein font-semibold">Erst auf diesem Gerät.</p>}
        <Lage {...{ einspruch, spiel, ruht }} />
      </div>
      {!ruht && !unterwegs && <Schritte {...props} />}
    </section>
  )
}

/** What happened to the game since, when something did. */
function Lage({ einspruch, spiel, ruht }: Pick<Props, 'einspruch' | 'spiel' | 'ruht'>) {
  const geaendert = spiel.version > einspruch.spielVersion
  return (
    <>
      {geaendert && (
        <p className="mt-1">
          {spiel.gestrichen
            ? 'Das Spiel ist inzwischen gestrichen.'
            : 'Das Spiel ist inzwischen geändert.'}
        </p>
      )}
      {ruht && (
        <p className="mt-1">Der Spieltag ist gestrichen. Entschieden wird, wenn er wieder zählt.</p>
      )}
    </>
  )
}

function Schritte({ einspruch, spiel, entscheidet, eigener, onSchritt }: Props) {
  const schritte = [
    ...(entscheidet ? entscheidungen(einspruch, spiel) : []),
    ...(eigener ? (['zuruecknehmen'] as const) : []),
  ]
  if (!entscheidet && !eigener)
    return <p className="text-klein">Es entscheidet, wer im Verein Spiele einträgt.</p>
  return (
    <div className="flex flex-wrap gap-2">
      {schritte.map((schritt, i) => (
        <Knopf
          key={schritt}
          art={i === 0 && entscheidet ? 'haupt' : 'neben'}
          className="max-sm:grow"
          onClick={() => onSchritt(schritt)}
        >
          {textSchritt(schritt, spiel)}
        </Knopf>
      ))}
    </div>
  )
}

/** The ways to decide, the most likely first. */
function entscheidungen(einspruch: EinspruchAkte, spiel: SpielAkte): readonly Schritt[] {
  const geaendert = spiel.version > einspruch.spielVersion
  if (spiel.gestrichen) return [geaendert ? 'bestehende' : 'wiederherstellung', 'ablehnen']
  if (geaendert) return ['bestehende', 'korrektur', 'streichung', 'ablehnen']
  return ['korrektur', 'streichung', 'ablehnen']
}

function textSchritt(schritt: Schritt, spiel: SpielAkte): string {
  switch (schritt) {
    case 'korrektur':
      return 'Korrigieren und annehmen'
    case 'streichung':
      return 'Spiel streichen und annehmen'
    case 'wiederherstellung':
      return 'Wieder zählen und annehmen'
    case 'bestehende':
      return spiel.gestrichen ? 'Damit erledigt: annehmen' : 'Schon berichtigt: annehmen'
    case 'ablehnen':
      return 'Ablehnen'
    case 'zuruecknehmen':
      return 'Zurücknehmen'
  }
}
