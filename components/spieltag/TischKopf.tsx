import type { RundeStand } from '@/lib/domain/runde/runde'
import { textNamen } from '@/lib/format/aufzaehlen'

interface Props {
  readonly stand: RundeStand
  readonly namen: Readonly<Record<string, string>>
}

/** Which game of how many comes; who deals, who leads, who sits out is told by `TischZeile`. */
export function TischKopf({ stand, abend }: Pick<Props, 'stand'> & { readonly abend: string }) {
  return (
    <div className="min-w-0">
      <p className="hidden text-klein text-leise lg:block print:block">{abend}</p>
      <h1 className="text-titel leading-tight">
        Spiel {stand.naechstes.nummer} <span className="text-leise">von {stand.geplant}</span>
      </h1>
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
