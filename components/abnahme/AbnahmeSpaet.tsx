'use client'

import type { ComponentProps } from 'react'
import { lazy, Suspense } from 'react'
import { ladeBeharrlich } from '@/lib/client/nachladen'
import type { Abnahme as Teil } from './Abnahme'

const Abnahme = lazy(async () => {
  const { Abnahme } = await ladeBeharrlich(() => import('./Abnahme'))
  return { default: Abnahme }
})

/** The Abnahme of an evening that is over, whose code no evening that still runs has to fetch. */
export function AbnahmeSpaet(props: ComponentProps<typeof Teil>) {
  return (
    <Suspense>
      <Abnahme {...props} />
    </Suspense>
  )
}
