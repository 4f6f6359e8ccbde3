import type { ReactNode } from 'react'
import { Knopf } from '@/components/ui/Knopf'
import { Meldung } from '@/components/ui/Meldung'
import type { useAenderung } from './use-aenderung'
import { UnterschiedeListe } from './UnterschiedeListe'

interface Props {
  readonly aenderung: ReturnType<typeof useAenderung>
  /** What is about to happen, on the button: „Korrektur speichern“. */
  readonly tun: string
  readonly onZu: () => void
  /** What stands before the preview: the form, or the question with its first button. */
  readonly children: ReactNode
}

/** The steps of a change of recorded games: form, preview of its effects, and what it did. */
export function AenderungSchritte({ aenderung, tun, onZu, children }: Props) {
  const { stufe, sende, zurueck } = aenderung
  switch (stufe.art) {
    case 'eingabe':
      return children
    case 'vorschau':
    case 'sendet':
      return (
        <div className="grid gap-4">
          <UnterschiedeListe titel="Das ändert sich damit" saetze={stufe.saetze} />
          <div className="grid gap-2 sm:grid-cols-2">
            <Knopf art="neben" voll onClick={zurueck}>
              Zurück
            </Knopf>
            <Knopf voll laedt={stufe.art === 'sendet'} onClick={() => void sende()} autoFocus>
              {tun}
            </Knopf>
          </div>
        </div>
      )
    case 'fertig':
      return (
        <div className="grid gap-4">
          <Meldung art={stufe.gesichert ? 'gut' : 'hinweis'}>
            {stufe.gesichert
              ? 'Gespeichert.'
              : 'Noch nicht gespeichert: Es wird gesendet, sobald wieder Verbindung besteht.'}
          </Meldung>
          <UnterschiedeListe titel="Das hat sich geändert" saetze={stufe.saetze} />
          <Knopf voll onClick={onZu} autoFocus>
            Fertig
          </Knopf>
        </div>
      )
    case 'abgelehnt':
      return (
        <div className="grid gap-4">
          <Meldung art="fehler" titel="Nicht gespeichert">
            {stufe.veraltet ? (
              <p>
                Dieses Spiel hat in der Zwischenzeit jemand anders geändert. Unten steht jetzt der
                neue Stand: prüfen und, wenn nötig, noch einmal ändern.
              </p>
            ) : (
              stufe.texte.map((t) => <p key={t}>{t}</p>)
            )}
          </Meldung>
          <Knopf art="neben" voll onClick={zurueck}>
            Zum aktuellen Stand
          </Knopf>
        </div>
      )
  }
}
