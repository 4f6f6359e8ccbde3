'use client'

import { ruhend } from '@/components/rahmen/ruhend'

/** The Abnahme of an evening that is over, whose code no evening that still runs has to fetch. */
export const AbnahmeSpaet = ruhend(() => import('./Abnahme').then((m) => m.Abnahme))
