import { Zahl } from '@/components/ui/Zahl'
import type { Regelwerk } from '@/lib/domain/regelwerk/regelwerk'
import { scoreSpiel } from '@/lib/domain/wertung/score'
import type { Schritt } from '@/lib/domain/wertung/wertung'
import type { Regelbeispiel } from '@/lib/format/regeln/regeltext'
import { BEISPIEL_TISCH } from '@/lib/format/regeln/regeltext'
import { textSchritt } from '@/lib/format/schritt'
import { RegelVerweise } from './RegelVerweise'

interface Props {
  readonly beispiel: Regelbeispiel
  readonly regelwerk: Regelwerk
}

/** A worked example as a line of a receipt; the figures come from the scoring itself. */
export function RegelBeispiel({ beispiel, regelwerk }: Props) {
  const { text, spiel } = beispiel
  const wertung = spiel && scoreSpiel(spiel, { regelwerk, spieler: BEISPIEL_TISCH })
  return (
    <li className="flex items-baseline gap-4 border-t border-linie py-2">
      <div className="min-w-0 flex-1">
        <p>
          <RegelVerweise text={text} />
        </p>
        {wertung && (
          <p className="text-klein text-leise">
            {wertung.schritte.length > 0
              ? wertung.schritte.map(textMitVorzeichen).join(' · ')
              : 'kein Schritt zählt'}
          </p>
        )}
      </div>
      {wertung && (
        <p className="shrink-0 font-titel text-gross font-semibold">
          <span className="sr-only">Wert: </span>
          <Zahl wert={wertung.wert} />
        </p>
      )}
    </li>
  )
}

/** Adds as they are said, what is taken off with its minus, what multiplies with its factor. */
function textMitVorzeichen(schritt: Schritt): string {
  const text = textSchritt(schritt)
  if ('faktor' in schritt) return `×${schritt.faktor} ${text}`
  return schritt.punkte < 0 ? `− ${text}` : text
}
