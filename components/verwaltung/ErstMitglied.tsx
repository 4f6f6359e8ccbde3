import { KnopfLink } from '@/components/ui/KnopfLink'
import { Meldung } from '@/components/ui/Meldung'

interface Props {
  readonly name: string
  /** Name of the member who plays as this player. */
  readonly mitglied: string
  /** Where members are removed. */
  readonly href: string
}

/** Why a player cannot be anonymised yet. */
export function ErstMitglied({ name, mitglied, href }: Props) {
  return (
    <div className="grid gap-4">
      <Meldung art="hinweis" titel={`${name} ist noch Mitglied`}>
        <p className="wrap-anywhere">
          Das Konto „{mitglied}“ spielt als {name}. Erst dieses Mitglied entfernen oder die
          Verknüpfung lösen, sonst käme der Name mit dem Konto wieder.
        </p>
      </Meldung>
      <KnopfLink href={href}>Zu den Mitgliedern</KnopfLink>
    </div>
  )
}
