import type { Metadata } from 'next'
import { Seitenrahmen } from '@/app/Seitenrahmen'
import { KnopfLink } from '@/components/ui/KnopfLink'
import { Kopf } from '@/components/ui/Kopf'
import { Leer } from '@/components/ui/Leer'
import { textRolle } from '@/lib/format/rolle'
import { formatZeitpunkt } from '@/lib/format/zeitpunkt'
import type { Einladungsansicht } from '@/lib/server/mitglied'
import { ladeEinladung } from '@/lib/server/mitglied'
import { getKonto } from '@/lib/server/sitzung'
import { AnnahmeForm } from './AnnahmeForm'

// The address is the key: it must not travel to other sites or into search engines.
export const metadata: Metadata = {
  title: 'Einladung',
  robots: { index: false },
  referrer: 'no-referrer',
}

interface Props {
  readonly params: Promise<{ readonly token: string }>
}

export default async function Seite({ params }: Props) {
  const { token } = await params
  const einladung = await ladeEinladung(token)
  return (
    <Seitenrahmen breite="schmal">
      {einladung?.zustand === 'offen' ? (
        <Offen token={token} einladung={einladung} />
      ) : (
        <Leer titel={<h1>Dieser Link gilt nicht</h1>} farbe="pik">
          <p>{grundFuer(einladung)}</p>
          <KnopfLink href="/" art="neben">
            Zum Anfang
          </KnopfLink>
        </Leer>
      )}
    </Seitenrahmen>
  )
}

interface OffenProps {
  readonly token: string
  readonly einladung: Einladungsansicht
}

async function Offen({ token, einladung }: OffenProps) {
  const konto = await getKonto()
  const { verein, rolle, spieler, ablauf } = einladung
  return (
    <>
      <Kopf titel={verein.name} unter="Einladung in den Verein" />
      <dl className="mb-8 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {spieler && (
          <>
            <dt className="text-leise">Spieler</dt>
            <dd className="font-semibold">{spieler}</dd>
          </>
        )}
        <dt className="text-leise">Rolle</dt>
        <dd className="font-semibold">{textRolle(rolle)}</dd>
        <dt className="text-leise">Gilt bis</dt>
        <dd>{formatZeitpunkt(ablauf)}</dd>
      </dl>
      <AnnahmeForm token={token} name={spieler ?? ''} konto={konto && { name: konto.name }} />
    </>
  )
}

function grundFuer(einladung: Einladungsansicht | null): string {
  switch (einladung?.zustand) {
    case undefined:
    case 'offen':
      return 'Vielleicht fehlt ein Stück: den Link aus der Nachricht ganz übernehmen.'
    case 'abgelaufen':
      return 'Die Einladung ist abgelaufen. Wer den Verein verwaltet, schickt einen neuen Link.'
    case 'angenommen':
      return 'Die Einladung ist schon angenommen. Wer das war, meldet sich einfach an.'
    case 'widerrufen':
      return 'Die Einladung ist zurückgezogen. Wer den Verein verwaltet, weiß warum.'
  }
}
