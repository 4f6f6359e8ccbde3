import { headers } from 'next/headers'
import { KnopfLink } from '@/components/ui/KnopfLink'
import { Leer } from '@/components/ui/Leer'
import { PFAD_KOPF } from '@/lib/server/pfad'

export default async function NichtGefunden() {
  const verein = ((await headers()).get(PFAD_KOPF) ?? '').split('/', 3).join('/')
  return (
    <Leer titel={<h1>Das gibt es hier nicht</h1>} farbe="karo">
      <title>Nicht gefunden · Kallemann</title>
      <p>Der Link ist alt oder falsch abgeschrieben.</p>
      <KnopfLink href={verein}>Zu den Spieltagen</KnopfLink>
    </Leer>
  )
}
