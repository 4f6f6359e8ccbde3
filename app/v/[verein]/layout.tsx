import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { AbmeldenSpaet } from '@/app/konto/AbmeldenSpaet'
import { Nachsenden } from '@/components/rahmen/Nachsenden'
import { VereinRahmen } from '@/components/rahmen/VereinRahmen'
import { textWartend } from '@/lib/format/einspruch'
import { zaehleEinsprueche } from '@/lib/server/einspruch'
import { listVereine, verlangeVerein } from '@/lib/server/verein'

interface Props {
  readonly params: Promise<{ readonly verein: string }>
  readonly children: ReactNode
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { verein } = await verlangeVerein((await params).verein)
  return { title: { default: verein.name, template: `%s · ${verein.name}` } }
}

/** The frame of a club's pages. Not the lock: every page asks `verlangeVerein` itself. */
export default async function Layout({ params, children }: Props) {
  const { verein, ich } = await verlangeVerein((await params).verein)
  const vereine = await listVereine(ich.kontoId)
  const wartend = await zaehleEinsprueche(verein.id)
  return (
    <VereinRahmen
      verein={verein}
      konto={ich}
      andere={vereine.filter((v) => v.kurz !== verein.kurz)}
      verwaltung={ich.rolle === 'verwaltung'}
      wartend={{ anzahl: wartend.offen + wartend.antworten, text: textWartend(wartend) }}
      abmelden={<AbmeldenSpaet kontoId={ich.kontoId} art="still" />}
    >
      <Nachsenden kontoId={ich.kontoId} />
      {children}
    </VereinRahmen>
  )
}
