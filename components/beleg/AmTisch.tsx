import type { ReactNode } from 'react'
import type { RegelId } from '@/lib/domain/regelwerk/regel-ids'
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
  return (
    <Abschnitt titel="Am Tisch">
      <ul className="grid gap-1">
        <Satz regel="U-T1">
          Geber: {geber}
          {textGeber(davor, stand)}.
        </Satz>
        {stand.aussetzer.length > 0 && (
          <Satz regel="U-T2">
            {stand.aussetzer.length === 1 ? 'Saß aus' : 'Saßen aus'}:{' '}
            {textNamen(stand.aussetzer, namen)}.
          </Satz>
        )}
        {stand.soloart !== null && (
          <Satz regel="U-T4">
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

function Satz({ regel, children }: { readonly regel: RegelId; readonly children: ReactNode }) {
  return (
    <li className="flex items-baseline justify-between gap-3">
      <span>{children}</span>
      <Regelverweis regel={regel} />
    </li>
  )
}
