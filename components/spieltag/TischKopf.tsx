import type { RundeStand } from '@/lib/domain/runde/runde'
import { textNamen } from '@/lib/format/aufzaehlen'

interface Props {
  readonly stand: RundeStand
  readonly namen: Readonly<Record<string, string>>
}

interface KopfProps extends Pick<Props, 'stand'> {
  /** Date and place in a line. */
  readonly abend: string
  /** Where the entry needs the height of a phone, the line gives way. */
  readonly knapp: boolean
}

/** Which game of how many comes; who deals, who leads, who sits out is told by `TischZeile`. */
export function TischKopf({ stand, abend, knapp }: KopfProps) {
  const { spiele, geplant, naechstes } = stand
  return (
    <div className="min-w-0">
      <p className={`text-klein text-leise ${knapp ? 'max-lg:hidden print:block' : ''}`}>{abend}</p>
      <h1 className="text-titel leading-tight print:hidden">
        Spiel {naechstes.nummer} <span className="text-leise">von {geplant}</span>
      </h1>
      <p className="nur-druck font-titel text-titel font-semibold" aria-hidden>
        Nach {spiele.length} von {geplant} Spielen
      </p>
    </div>
  )
}

/** Who deals, leads and sits out in the coming game. */
export function TischZeile({ stand, namen }: Props) {
  const { naechstes } = stand
  const name = (id: string) => namen[id] ?? id
  const geberSetztAus = naechstes.aussetzer.includes(naechstes.geber)
  const andere = naechstes.aussetzer.filter((id) => id !== naechstes.geber)
  return (
    <p className="nur-schirm leading-snug">
      <span className="text-leise">Geber</span> <b>{name(naechstes.geber)}</b>
      {geberSetztAus && <span className="text-leise">, sitzt aus</span>} ·{' '}
      <b>{name(naechstes.ausspieler)}</b> <span className="text-leise">spielt aus</span>
      {andere.length > 0 && (
        <>
          {' '}
          · <b>{textNamen(andere, namen)}</b>{' '}
          <span className="text-leise">{andere.length === 1 ? 'sitzt aus' : 'sitzen aus'}</span>
        </>
      )}
    </p>
  )
}
