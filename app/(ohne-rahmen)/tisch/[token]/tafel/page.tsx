import type { Metadata } from 'next'
import { Tafel } from '@/components/tafel/Tafel'
import { getTisch } from '@/lib/server/geraet'
import { verlangeTischabend } from '@/lib/server/tisch'
import { seitenPfad } from '@/lib/sync/weg'

// The address is the key: it must not travel to other sites or into search engines.
export const metadata: Metadata = {
  title: 'Tafel',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

interface Props {
  readonly params: Promise<{ readonly token: string }>
  readonly searchParams: Promise<{ readonly tisch?: string | readonly string[] }>
}

/** The standing for the room, on a device without an account. */
export default async function TischTafelSeite({ params, searchParams }: Props) {
  const { token } = await params
  const { stand, personen, kader, einstellungen, darfEintragen, name } =
    await verlangeTischabend(token)
  const weg = { art: 'freigabe', token } as const
  const { tisch: adresse } = await searchParams
  return (
    <Tafel
      tisch={await getTisch(stand.akte, { adresse, spielerId: null })}
      {...{ weg, stand, personen, kader, einstellungen }}
      konto={{ id: null, name }}
      verein="Zu Gast am Tisch"
      ich={null}
      darfSchreiben={darfEintragen}
      zurueck={seitenPfad(weg)}
    />
  )
}
