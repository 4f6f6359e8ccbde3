'use client'

import { Blatt } from '@/components/ui/Blatt'
import { Knopf } from '@/components/ui/Knopf'
import { Zahl } from '@/components/ui/Zahl'
import type { SpielStand } from '@/lib/domain/runde/runde'
import type { GerechneteRunde } from '@/lib/domain/spieltag/rechnen'
import { textNamen } from '@/lib/format/aufzaehlen'
import { textArt } from '@/lib/format/art'
import { formatAugen } from '@/lib/format/augen'
import type { Zusammenstoss } from './use-zusammenstoss'

interface Props {
  readonly zusammenstoss: Zusammenstoss
  /** The Runde as it is now. */
  readonly runde: GerechneteRunde | null
  readonly namen: Readonly<Record<string, string>>
}

/** Two phones entered a game at once: shows what stands there now and asks whether it is the same game. */
export function ZusammenstossBlatt({ zusammenstoss, runde, namen }: Props) {
  const letztes = runde?.spiele.at(-1)?.stand
  const { entscheide } = zusammenstoss
  return (
    <Blatt
      offen
      titel={letztes ? `Spiel ${letztes.nummer} steht schon da` : 'Der Spieltag hat sich geändert'}
      onZu={() => entscheide('abbrechen')}
    >
      <div className="grid gap-4">
        {letztes ? (
          <>
            <p>In der Zwischenzeit wurde eingetragen:</p>
            <Kurz stand={letztes} namen={namen} />
            <p>Ist das dasselbe Spiel?</p>
            <Knopf voll onClick={() => entscheide('dasselbe')}>
              Ja, dasselbe. Meins verwerfen
            </Knopf>
            <Knopf art="neben" voll onClick={() => entscheide('weiteres')}>
              Nein, meins als Spiel {runde?.stand.naechstes.nummer} eintragen
            </Knopf>
          </>
        ) : (
          <>
            <p>Das Spiel ist noch nicht eingetragen. Unten steht jetzt der aktuelle Stand.</p>
            {runde && (
              <Knopf voll onClick={() => entscheide('weiteres')}>
                Als Spiel {runde.stand.naechstes.nummer} eintragen
              </Knopf>
            )}
          </>
        )}
        <Knopf art="still" voll onClick={() => entscheide('abbrechen')}>
          Erst nachsehen
        </Knopf>
      </div>
    </Blatt>
  )
}

function Kurz({
  stand,
  namen,
}: {
  readonly stand: SpielStand
  readonly namen: Readonly<Record<string, string>>
}) {
  return (
    <div className="rounded-karte border border-linie px-4 py-3">
      <p className="font-semibold">
        {textArt(stand.spiel.art)}, Re {textNamen(stand.spiel.re, namen)}
        {stand.spiel.augenRe === undefined ? '' : `, ${formatAugen(stand.spiel.augenRe)} Augen`}
      </p>
      <p className="flex flex-wrap gap-x-4 text-leise">
        {stand.spieler.map((id) => (
          <span key={id}>
            {namen[id] ?? id} <Zahl wert={stand.punkte[id] ?? 0} vorzeichen />
          </span>
        ))}
      </p>
    </div>
  )
}
