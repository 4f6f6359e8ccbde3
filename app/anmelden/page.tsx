import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { Seitenrahmen } from '@/app/Seitenrahmen'
import { Karte } from '@/components/ui/Karte'
import { Kopf } from '@/components/ui/Kopf'
import { parseWeiter } from '@/lib/client/weiter'
import { getKonto } from '@/lib/server/sitzung'
import { AnmeldeForm } from './AnmeldeForm'
import { WartetAufAnmeldung } from './WartetAufAnmeldung'

export const metadata: Metadata = { title: 'Anmelden' }

interface Props {
  readonly searchParams: Promise<{ readonly weiter?: string | string[] }>
}

export default async function Seite({ searchParams }: Props) {
  const weiter = parseWeiter((await searchParams).weiter)
  if (await getKonto()) redirect(weiter)
  return (
    <Seitenrahmen breite="schmal">
      <Kopf titel="Anmelden" />
      <Karte>
        <div className="grid gap-5">
          <WartetAufAnmeldung abgelaufen={weiter !== '/'} />
          <AnmeldeForm weiter={weiter} />
        </div>
      </Karte>
      <p className="mt-6 text-leise">
        Noch kein Konto, oder das Passwort ist weg? Wer den Verein verwaltet, schickt einen
        Einladungslink.
      </p>
    </Seitenrahmen>
  )
}
