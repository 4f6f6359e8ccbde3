import './globals.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Nachtipp } from '@/components/rahmen/Nachtipp'
import { DIENST_SCRIPT } from '@/lib/client/service-worker'
import { SCHRIFT_SCRIPT } from '@/lib/client/schrift'
import { THEMA_SCRIPT } from '@/lib/client/thema'
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

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    // The script sets data-thema before React takes over, hence the differing attribute.
    <html lang="de" className={schriften} suppressHydrationWarning>
      <body>
        <script dangerouslySetInnerHTML={{ __html: `${THEMA_SCRIPT};${SCHRIFT_SCRIPT}` }} />
        {children}
        <Nachtipp />
        <script dangerouslySetInnerHTML={{ __html: DIENST_SCRIPT }} />
      </body>
    </html>
  )
}
