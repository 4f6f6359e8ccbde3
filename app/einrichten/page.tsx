import type { Metadata } from 'next'
import { connection } from 'next/server'
import { OffenerRahmen } from '@/components/rahmen/OffenerRahmen'
import { Karte } from '@/components/ui/Karte'
import { Kopf } from '@/components/ui/Kopf'
import { EinrichtenForm } from './EinrichtenForm'

export const metadata: Metadata = { title: 'Verein einrichten' }

export default async function Seite() {
  await connection()
  return (
    <OffenerRahmen breite="schmal">
      <Kopf titel="Verein einrichten" unter="Eine Seite, dann kann der erste Abend beginnen." />
      <Karte>
        <EinrichtenForm saison={`Saison ${jahr()}`} />
      </Karte>
    </OffenerRahmen>
  )
}

/** The year it is in Germany, whatever the server's clock is set to. */
function jahr(): string {
  return new Intl.DateTimeFormat('de', { year: 'numeric', timeZone: 'Europe/Berlin' }).format()
}
