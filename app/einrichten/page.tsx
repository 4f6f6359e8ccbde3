import type { Metadata } from 'next'
import { connection } from 'next/server'
import { Seitenrahmen } from '@/app/Seitenrahmen'
import { Karte } from '@/components/ui/Karte'
import { Kopf } from '@/components/ui/Kopf'
import { istUnbenutzt } from '@/lib/server/verein'
import { Meldung } from '@/components/ui/Meldung'
import { EinrichtenForm } from './EinrichtenForm'

export const metadata: Metadata = { title: 'Verein einrichten' }

export default async function Seite() {
  await connection()
  return (
    <Seitenrahmen breite="schmal">
      <Kopf titel="Verein einrichten" unter="Eine Seite, dann kann der erste Abend beginnen." />
      {!(await istUnbenutzt()) && (
        <div className="mb-6">
          <Meldung art="hinweis" titel="Hier gibt es schon einen Verein">
            Ein weiterer braucht einen eigenen Code. Wer schon ein Konto hat, trägt dessen
            Anmeldenamen und Passwort ein.
          </Meldung>
        </div>
      )}
      <Karte>
        <EinrichtenForm saison={`Saison ${jahr()}`} />
      </Karte>
    </Seitenrahmen>
  )
}

/** The year it is in Germany, whatever the server's clock is set to. */
function jahr(): string {
  return new Intl.DateTimeFormat('de', { year: 'numeric', timeZone: 'Europe/Berlin' }).format()
}
