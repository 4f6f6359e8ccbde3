'use client'

import { ruhend } from '@/components/rahmen/ruhend'

/** Hardly ever there, and nothing has to wait for it. */
export const FruehereResteSpaet = ruhend(() =>
  import('./FruehereReste').then((m) => m.FruehereReste),
)
