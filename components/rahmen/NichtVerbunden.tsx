import { Verweis } from '@/components/ui/Verweis'
import type { Weg } from '@/lib/sync/weg'

interface Props {
  readonly weg: Weg
  /** Page to come back to after signing in. */
  readonly seite: string
}

/** That nothing new comes any more: the session or the link has ended. A member has a way back. */
export function NichtVerbunden({ weg, seite }: Props) {
  if (weg.art === 'freigabe') return <b className="text-achtung">Der Link gilt nicht mehr.</b>
  return (
    <Verweis
      href={`/anmelden?weiter=${encodeURIComponent(seite)}`}
      className="relative text-achtung underline underline-offset-2 after:absolute after:-inset-x-2 after:-inset-y-2.5"
    >
      Nicht mehr verbunden: <b className="whitespace-nowrap">bitte neu anmelden</b>
    </Verweis>
  )
}
