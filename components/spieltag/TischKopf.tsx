import type { ReactNode } from 'react'
import { Verweis } from '@/components/ui/Verweis'
import type { RundeStand } from '@/lib/domain/runde/runde'
import { textNamen } from '@/lib/format/aufzaehlen'
import { textTisch } from '@/lib/format/spiel-ort'
import { textVonSpielen } from '@/lib/format/spielzahl'

interface Props {
  readonly stand: RundeStand
  readonly namen: Readonly<Record<string, string>>
  /** On a low screen the entry needs the height: there the drawn table says the same. */
  readonly knapp: boolean
}

interface KopfProps extends Pick<Props, 'stand'> {
  /** Of which table, where the evening has several; a tab says so, too. */
  readonly tisch: number | null
  /** Date and place in a line. */
  readonly abend: string
  /** Where the evening's page leads back to; on a phone it has no other frame. Null for who came by a link. */
  readonly zurueck: string | null
  readonly children: ReactNode
}

/** Which game of how many comes; who deals, who leads, who sits out is told by `TischZeile`. */
export function TischKopf({ stand, tisch, abend, zurueck, children }: KopfProps) {
  const { spiele, geplant, naechstes } = stand
  return (
    <div className="flex min-w-0 flex-1 items-center">
      {zurueck !== null && (
        <Verweis
          href={zurueck}
          aria-label="Zurück zum Verein"
          className="nur-schirm -ml-3 grid size-12 shrink-0 place-items-center rounded-karte text-gross text-gruen hover:bg-gruen-hell lg:hidden"
        >
          <span aria-hidden>‹</span>
        </Verweis>
      )}
      <div className="min-w-0">
        <p className="text-klein text-leise max-lg:hidden print:block">{abend}</p>
        <h1 className="text-gross leading-tight lg:text-titel print:hidden">
          {tisch !== null && <span className="sr-only">{textTisch(tisch)}, </span>}
          <span className="whitespace-nowrap">Spiel {naechstes.nummer}</span>{' '}
          {geplant !== null && (
            <span className="whitespace-nowrap text-leise max-[335px]:sr-only">von {geplant}</span>
          )}
        </h1>
        <p className="nur-druck font-titel text-titel font-semibold" aria-hidden>
          {tisch !== null && `${textTisch(tisch)}: `}
          Nach {textVonSpielen(spiele.length, geplant)}
        </p>
        {children}
      </div>
    </div>
  )
}

/** Who deals, leads and sits out in the coming game. */
export function TischZeile({ stand, namen, knapp }: Props) {
  const { naechstes } = stand
  const name = (id: string) => namen[id] ?? id
  const geberSetztAus = naechstes.aussetzer.includes(naechstes.geber)
  const andere = naechstes.aussetzer.filter((id) => id !== naechstes.geber)
  return (
    <p
      className={`nur-schirm leading-snug ${knapp ? 'max-lg:sr-only max-lg:[@media(min-height:52rem)]:not-sr-only' : ''}`}
    >
      <span className="text-leise">Geber</span> <b>{name(naechstes.geber)}</b>
      {geberSetztAus && <span className="text-leise">, setzt aus</span>} ·{' '}
      <b>{name(naechstes.ausspieler)}</b> <span className="text-leise">spielt aus</span>
      {andere.length > 0 && (
        <>
          {' '}
          · <b>{textNamen(andere, namen)}</b>{' '}
          <span className="text-leise">{andere.length === 1 ? 'setzt aus' : 'setzen aus'}</span>
        </>
      )}
    </p>
  )
}
