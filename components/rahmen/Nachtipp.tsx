'use client'

import { useEffect } from 'react'
import { huteVorNachtipp } from '@/lib/client/nachtipp'

/** On every page: the second tap of a double tap hits nothing that has moved under the finger. */
export function Nachtipp() {
  useEffect(huteVorNachtipp, [])
  return null
}
