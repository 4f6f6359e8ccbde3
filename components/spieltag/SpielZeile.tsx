import type { ReactNode } from 'react'
import { EinspruchZeichen } from '@/components/einspruch/EinspruchZeichen'
import { Strich } from '@/components/ui/Strich'
import { Verweis } from '@/components/ui/Verweis'
import { Zahl } from '@/components/ui/Zahl'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import type { SpielStand } from '@/lib/domain/runde/runde'
import { textSpielZeile } from '@/lib/format/spielzeile'
import { worteVon } from '@/lib/format/worte'
import type { Spalte } from './spalten'
import { WarnZeichen } from './WarnZeichen'

interface Props {
  readonly stand: SpielStand
  readonly regelwerk: RegelwerkId
  readonly spalten: readonly Spalte[]
  readonly namen: Readonly<Record<string, string>>
  /** The receipt; for a game that has not arrived and has none yet, its correction, where the reader may. */
  readonly ziel: string | (() => void) | null
  readonly unbestaetigt: boolean
  /** An Einspruch is open. */
  readonly strittig: boolean
  readonly neu: boolean
}

const KOPF = 'flex flex-col items-center justify-center leading-tight @lg:flex-row @lg:gap-1.5'

/** One game: its value at the left, then everyone's total with the points of this game beside it. */
export function SpielZeile(props: Props) {
  const { stand, regelwerk, spalten, namen, unbestaetigt, strittig, neu } = props
  const inhalt = (
    <>
      <span className="sr-only">{textSpielZeile(stand, { regelwerk, namen, strittig })}</span>
      <span aria-hidden className="flex items-center gap-0.5 text-winzig text-leise">
        {stand.nummer}
        {strittig && <EinspruchZeichen />}
        {stand.hinweise.length > 0 && <WarnZeichen />}
        {unbestaetigt && <span className="text-achtung">…</span>}
      </span>
      <Zahl wert={stand.wert} className="font-semibold" />
    </>
  )
  return (
    <tr
      className={`relative h-12 max-lg:h-11 hover:bg-vertieft print:h-auto ${
        neu
          ? 'transition-[opacity,translate] duration-150 ease-out starting:translate-y-2 starting:opacity-0'
          : ''
      }`}
    >
      <th
        scope="row"
        className={`border-t border-linie text-center font-normal ${strittig ? 'bg-achtung' : ''}`}
      >
        <Kopf ziel={props.ziel}>{inhalt}</Kopf>
        {unbestaetigt && <span className="sr-only">Erst auf diesem Gerät.</span>}
      </th>
      {spalten.map((s) => (
        <Zelle key={s.id} {...{ stand, regelwerk }} spalte={s} />
      ))}
    </tr>
  )
}

/** What a tap on the row leads to covers all of it. */
function Kopf({ ziel, children }: Pick<Props, 'ziel'> & { readonly children: ReactNode }) {
  if (ziel === null) return <div className={KOPF}>{children}</div>
  const ganzeZeile = `${KOPF} after:absolute after:inset-0`
  return typeof ziel === 'string' ? (
    <Verweis href={ziel} className={ganzeZeile}>
      {children}
    </Verweis>
  ) : (
    <button type="button" onClick={ziel} className={`${ganzeZeile} w-full`}>
      {children}
      <span className="sr-only">, korrigieren</span>
    </button>
  )
}

interface ZelleProps extends Pick<Props, 'stand' | 'regelwerk'> {
  readonly spalte: Spalte
}

function Zelle({ stand, regelwerk, spalte }: ZelleProps) {
  const punkte = stand.punkte[spalte.id]
  const geber = stand.geber === spalte.id
  const klasse = 'border-t border-l border-linie px-0.5 text-center leading-tight print:py-0.5'
  if (punkte === undefined) {
    return (
      <td className={`${klasse} text-leise`}>
        <Strich wort="setzte aus" />
        {geber && <Geber />}
      </td>
    )
  }
  return (
    <td className={klasse}>
      <span className="flex flex-col items-center justify-center @lg:flex-row @lg:items-baseline @lg:gap-1.5">
        <Zahl wert={spalte.uebertrag + (stand.stand[spalte.id] ?? 0)} />
        <span className="flex items-center gap-0.5 text-winzig text-leise">
          <Zahl wert={punkte} vorzeichen />
          <Zeichen {...{ stand, regelwerk }} spieler={spalte.id} />
          {geber && <Geber />}
        </span>
      </span>
    </td>
  )
}

interface ZeichenProps extends Pick<Props, 'stand' | 'regelwerk'> {
  readonly spieler: string
}

/** ● Re, S Pflichtsolo, K Kürsolo, L Lustsolo: the marks of the paper. */
function Zeichen({ stand, regelwerk, spieler }: ZeichenProps) {
  if (!stand.spiel.re.includes(spieler)) return null
  const { kuerzeichen, kuersolo } = worteVon(regelwerk)
  switch (stand.soloart) {
    case 'pflicht':
      return (
        <span className="font-semibold text-tinte">
          <span aria-hidden className="underline underline-offset-2">
            S
          </span>
          <span className="sr-only">Pflichtsolo</span>
        </span>
      )
    case 'kuer':
      return (
        <span className="font-semibold text-tinte">
          <span aria-hidden>{kuerzeichen}</span>
          <span className="sr-only">{kuersolo}</span>
        </span>
      )
    case null:
      return (
        <span className="text-tinte">
          <span aria-hidden>●</span>
          <span className="sr-only">Re</span>
        </span>
      )
  }
}

function Geber() {
  return (
    <span className="ml-0.5 rounded-klein border border-rand px-0.5 text-winzig leading-none text-leise">
      <span aria-hidden>G</span>
      <span className="sr-only">Geber</span>
    </span>
  )
}
