import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Sprungmarke } from '@/components/rahmen/Sprungmarke'
import { StilleSpaet } from '@/components/rahmen/StilleSpaet'

// The address is the key: it must not travel to other sites or into search engines.
export const metadata: Metadata = {
  title: 'Am Tisch',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

/** The frame of what a link opens: no way to anywhere else. */
export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <Sprungmarke />
      <main
        id="inhalt"
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl flex-1 px-4 py-5 outline-none sm:px-6 sm:py-8 print:max-w-none print:p-0"
      >
        {children}
      </main>
      <StilleSpaet />
    </div>
  )
}
