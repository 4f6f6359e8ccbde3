'use client'

import { ruhend } from '@/components/rahmen/ruhend'

/** The way out in the menu of every page, whose code none of them has to wait for. */
export const AbmeldenSpaet = ruhend(() => import('./AbmeldenKnopf').then((m) => m.AbmeldenKnopf))
