import { Leer } from '@/components/ui/Leer'
import { Verweis } from '@/components/ui/Verweis'
import { computeSpieltag } from '@/lib/domain/spieltag/rechnen'
import { formatDatum } from '@/lib/format/datum'
import { textRest } from '@/lib/format/speicherlage'
import { mitOffenen } from '@/lib/sync/vorgriff'
import type { AbendHier } from './abende'
import { abendPfad, zaehleReste } from './abende'

interface Props {
  readonly abende: readonly AbendHier[]
}

/** The evenings on this device, newest first, and how much of each the server has not got yet. */
export function Abendliste({ abende }: Props) {
  if (abende.length === 0) {
    return (
      <Leer titel="Noch kein Spieltag auf diesem Gerät" farbe="karo">
        <p>Wer einen Spieltag einmal mit Verbindung geöffnet hat, findet ihn hier wieder.</p>
      </Leer>
    )
  }
  const sortiert = [...abende].sort((a, b) => datumVon(b).localeCompare(datumVon(a)))
  return (
    <ul className="divide-y divide-linie rounded-karte border border-linie bg-flaeche shadow-karte">
      {sortiert.map((abend) => (
        <Zeile key={abendPfad(abend)} abend={abend} />
      ))}
    </ul>
  )
}

function datumVon({ stand }: AbendHier): string {
  return stand.akte.datum
}

function Zeile({ abend }: { readonly abend: AbendHier }) {
  const akte = mitOffenen(abend)
  const spiele = computeSpieltag(akte).runden.reduce((n, r) => n + r.spiele.length, 0)
  const reste = zaehleReste(abend)
  return (
    <li className="relative flex min-h-16 flex-wrap items-center justify-between gap-x-4 px-4 py-2.5 hover:bg-vertieft sm:px-6">
      <div className="min-w-0">
        <Verweis href={abendPfad(abend)} className="font-semibold after:absolute after:inset-0">
          {formatDatum(akte.datum)}
        </Verweis>
        <p className="text-klein text-leise wrap-anywhere">
          {[akte.ort, abend.verein, spiele === 1 ? '1 Spiel' : `${spiele} Spiele`]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {(reste.wartet > 0 || reste.beiseite > 0) && (
        <p className="text-klein font-semibold text-achtung">{textRest(reste)}</p>
      )}
    </li>
  )
}
