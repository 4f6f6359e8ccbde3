'use client'

import type { ComponentProps } from 'react'
import { Fehlerblatt } from '@/components/rahmen/Fehlerblatt'

export default function Fehlerseite(props: ComponentProps<typeof Fehlerblatt>) {
  return (
    <main className="mx-auto max-w-xl px-4 py-10">
      <Fehlerblatt {...props} />
    </main>
  )
}
