import type { ReactNode } from 'react'
import type { RegelId } from '@/lib/domain/regelwerk/regel-ids'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import type { SpielStand } from '@/lib/domain/runde/runde'
import type { GerechneteRunde } from '@/lib/domain/spieltag/rechnen'
import { textNamen } from '@/lib/format/aufzaehlen'
import { Abschnitt } from './Abschnitt'
import { Regelverweis } from './Regelverweis'

interface Props {
  readonly stand: SpielStand
  readonly runde: GerechneteRunde
  readonly namen: Readonly<Record<string, string>>
}

/** Who dealt and why, who sat out, whether it was a Pflichtsolo or a Kürsolo. */
export function AmTisch({ stand, runde, namen }: Props) {
  const davor = runde.spiele.find((s) => s.stand.nummer === stand.nummer - 1)?.stand
  const geber = namen[stand.geber] ?? stand.geber
  const { regelwerk } = runde.akte
  return (
    <Abschnitt titel="Am Tisch">
      <ul className="grid gap-1">
        <Satz regel="U-T1" regelwerk={regelwerk}>
          Geber: {geber}
          {textGeber(davor, stand)}.
        </Satz>
        {stand.aussetzer.length > 0 && (
          <Satz regel="U-T2" regelwerk={regelwerk}>
            {stand.aussetzer.length === 1 ? 'Setzte aus' : 'Setzten aus'}:{' '}
            {textNamen(stand.aussetzer, namen)}.
          </Satz>
        )}
        {stand.soloart !== null && (
          <Satz regel="U-T4" regelwerk={regelwerk}>
            {stand.soloart === 'pflicht'
              ? `Pflichtsolo: das erste angesagte Solo von ${textNamen(stand.spiel.re, namen)} in dieser Runde.`
              : `Kürsolo: ${textNamen(stand.spiel.re, namen)} hatte das Pflichtsolo schon gespielt. Es kommt ein Spiel dazu.`}
          </Satz>
        )}
      </ul>
    </Abschnitt>
  )
}

function textGeber(davor: SpielStand | undefined, stand: SpielStand): string {
  if (!davor) return ', ausgelost'
  if (davor.soloart !== null && davor.geber === stand.geber) {
    return ', noch einmal nach dem Solo davor'
  }
  return ', der Reihe nach'
}

interface SatzProps {
  readonly regel: RegelId
  readonly regelwerk: RegelwerkId
  readonly children: ReactNode
}

function Satz({ regel, regelwerk, children }: SatzProps) {
  return (
    <li className="flex items-baseline justify-between gap-3">
      <span>{children}</span>
      <Regelverweis regel={regel} regelwerk={regelwerk} />
    </li>
  )
}
