import type { RundeStand } from '@/lib/domain/runde/runde'
import { textNamen } from '@/lib/format/aufzaehlen'

interface Props {
  readonly stand: RundeStand
  readonly namen: Readonly<Record<string, string>>
}

/** Which game of how many comes, who deals, who leads, who sits out. */
export function TischKopf({ stand, namen }: Props) {
  const { naechstes, geplant } = stand
  const name = (id: string) => namen[id] ?? id
  const geberSetztAus = naechstes.aussetzer.includes(naechstes.geber)
  const andere = naechstes.aussetzer.filter((id) => id !== naechstes.geber)
  return (
    <div>
      <h1 className="text-titel leading-tight">
        Spiel {naechstes.nummer} <span className="text-leise">von {geplant}</span>
      </h1>
      <p className="text-grund leading-snug">
        <span className="whitespace-nowrap">
          <span className="text-leise">Geber</span> <b>{name(naechstes.geber)}</b>
          {geberSetztAus && <span className="text-leise">, sitzt aus</span>}
        </span>{' '}
        · <b>{name(naechstes.ausspieler)}</b> <span className="text-leise">spielt aus</span>
        {andere.length > 0 && (
          <>
            {' '}
            · <b>{textNamen(andere, namen)}</b>{' '}
            <span className="text-leise">{andere.length === 1 ? 'sitzt aus' : 'sitzen aus'}</span>
          </>
        )}
      </p>
    </div>
  )
}
