import type { Metadata, Viewport } from 'next'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { zielVon } from '@/components/ohne-netz/adresse'
import { Nachtipp } from '@/components/rahmen/Nachtipp'
import { KopfStil, Stil } from '@/components/stil/Stil'
import { ENDE, ENDE_SCRIPT, GEDULD_SCRIPT } from '@/lib/client/ganz'
import { DIENST_SCRIPT } from '@/lib/client/service-worker'
import { SCHRIFT_SCRIPT } from '@/lib/client/schrift'
import { THEMA_SCRIPT } from '@/lib/client/thema'
import { PFAD_KOPF } from '@/lib/server/pfad'
import { schriften } from './schriften'

export const metadata: Metadata = {
  title: { default: 'Kallemann', template: '%s · Kallemann' },
  description: 'Spielzettel und Saisonliga für Doppelkopfvereine',
  applicationName: 'Kallemann',
  formatDetection: { telephone: false, date: false, address: false, email: false },
  appleWebApp: { capable: true, title: 'Kallemann', statusBarStyle: 'default' },
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf7f0' },
    { media: '(prefers-color-scheme: dark)', color: '#0e1a15' },
  ],
}

export default async function Layout({ children }: { readonly children: ReactNode }) {
  const [pfad = ''] = ((await headers()).get(PFAD_KOPF) ?? '').split('?')
  const vielleichtAbend = zielVon(pfad).art === 'abend'
  return (
    // Scripts set data-thema, data-schrift and data-gelesen before React takes over, hence the differing attributes.
    <html lang="de" className={schriften} suppressHydrationWarning>
      <head>
        {vielleichtAbend ? <KopfStil /> : <link rel="expect" href={`#${ENDE}`} blocking="render" />}
        <script
          data-vorab
          dangerouslySetInnerHTML={{ __html: `${GEDULD_SCRIPT};${THEMA_SCRIPT};${SCHRIFT_SCRIPT}` }}
        />
      </head>
      <body>
        {/* An evening places them itself, below its head; a season that is opened by a link, whose address is the same, above it. */}
        {!vielleichtAbend && <Stil />}
        {children}
        <Nachtipp />
        <script id={ENDE} dangerouslySetInnerHTML={{ __html: ENDE_SCRIPT }} />
        <script dangerouslySetInnerHTML={{ __html: DIENST_SCRIPT }} />
      </body>
    </html>
  )
}
