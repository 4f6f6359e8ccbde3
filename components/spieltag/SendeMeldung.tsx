import { Knopf } from '@/components/ui/Knopf'
import { Meldung } from '@/components/ui/Meldung'
import type { useOpsFolge } from '@/lib/client/ops-folge'

interface Props {
  readonly stand: ReturnType<typeof useOpsFolge>['stand']
  readonly onNochmal: () => void
}

/** Why something is not saved yet, and what to do about it. */
export function SendeMeldung({ stand, onNochmal }: Props) {
  switch (stand.art) {
    case 'ruht':
    case 'sendet':
      return null
    case 'netz':
      return (
        <Meldung art="fehler" titel="Noch nicht gespeichert">
          <p className="mb-2">Es kam keine Antwort. Die Eingaben sind noch da.</p>
          <Knopf art="neben" onClick={onNochmal}>
            Nochmal senden
          </Knopf>
        </Meldung>
      )
    case 'abgelehnt':
      return (
        <Meldung art="fehler" titel="Nicht gespeichert">
          {stand.ablehnung.fehler.map((f) => (
            <p key={f.ort + f.code}>{f.text}</p>
          ))}
        </Meldung>
      )
  }
}
