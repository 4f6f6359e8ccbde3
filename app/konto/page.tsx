import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { Seitenrahmen } from '@/app/Seitenrahmen'
import { VereinsReste } from '@/components/konflikt/VereinsReste'
import { ThemaSchalter } from '@/components/rahmen/ThemaSchalter'
import { Karte } from '@/components/ui/Karte'
import { Kopf } from '@/components/ui/Kopf'
import { Verweis } from '@/components/ui/Verweis'
import { getKonto } from '@/lib/server/sitzung'
import { listSitzungen } from '@/lib/server/konto'
import { listVereine } from '@/lib/server/verein'
import { AbmeldenKnopf } from './AbmeldenKnopf'
import { Geraete } from './Geraete'
import { PasswortForm } from './PasswortForm'

export const metadata: Metadata = { title: 'Konto' }

export default async function Seite() {
  const konto = await getKonto()
  if (!konto) redirect('/anmelden?weiter=%2Fkonto')
  const [vereine, sitzungen] = await Promise.all([listVereine(konto.kontoId), listSitzungen()])
  return (
    <Seitenrahmen breite="schmal" fussThema={false}>
      <Kopf titel={konto.name} unter={`Anmeldename ${konto.anmeldename}`}>
        <AbmeldenKnopf kontoId={konto.kontoId} />
      </Kopf>
      <div className="grid gap-10">
        <VereinsReste kontoId={konto.kontoId} vereine={vereine.map((v) => v.kurz)} />
        {vereine.length > 0 && (
          <Abschnitt id="vereine" titel={vereine.length === 1 ? 'Verein' : 'Vereine'}>
            <ul>
              {vereine.map((v) => (
                <li key={v.kurz} className="border-b border-linie last:border-0">
                  <Verweis
                    href={`/v/${v.kurz}`}
                    className="flex min-h-12 items-center font-semibold text-gruen hover:underline"
                  >
                    {v.name}
                  </Verweis>
                </li>
              ))}
            </ul>
          </Abschnitt>
        )}
        <Abschnitt id="farben" titel="Farben">
          <p className="mb-3 text-leise">Gilt auf diesem Gerät.</p>
          <ThemaSchalter />
        </Abschnitt>
        <Abschnitt id="geraete" titel="Geräte">
          <Geraete sitzungen={sitzungen} />
        </Abschnitt>
        <Abschnitt id="passwort" titel="Passwort ändern">
          <Karte>
            <PasswortForm anmeldename={konto.anmeldename} />
          </Karte>
        </Abschnitt>
      </div>
    </Seitenrahmen>
  )
}

interface AbschnittProps {
  readonly id: string
  readonly titel: string
  readonly children: ReactNode
}

function Abschnitt({ id, titel, children }: AbschnittProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-gross">
        {titel}
      </h2>
      {children}
    </section>
  )
}
