'use client'

import { useEffect } from 'react'
import { useAuffrischen } from '@/components/rahmen/use-auffrischen'
import { LaufenderAbend } from '@/components/spieltag/LaufenderAbend'
import { useSaisonblatt } from '@/lib/client/live/saison'
import type { Blattstand } from '@/lib/sync/saisonblatt'
import type { Weg } from '@/lib/sync/weg'
import { seitenPfad } from '@/lib/sync/weg'

interface Props {
  readonly weg: Weg
  readonly stand: Blattstand
  readonly darfSchreiben: boolean
}

/** The evenings of the season that run, game by game as they are entered. */
export function LaufendeAbende({ weg, stand, darfSchreiben }: Props) {
  const sicht = useSaisonblatt(weg, stand)
  const { laufende, namen } = sicht.stand.blatt
  useSpaeterFrisch(stand, sicht.stand)
  return laufende.map((tag) => (
    <LaufenderAbend
      key={tag.id}
      href={`${seitenPfad(weg)}/spieltage/${tag.id}`}
      {...{ tag, namen, darfSchreiben }}
    />
  ))
}

/** Everybody who looks would ask the server for the page at once. */
const SPAETER_MS = 15_000

/** Has the rest of the page read anew when more has changed than a running game: an evening closed, an objection. */
function useSpaeterFrisch(gelesen: Blattstand, { seq, blatt }: Blattstand) {
  const frischeAuf = useAuffrischen()
  const anders =
    gelesen.seq !== seq &&
    (gelesen.blatt.abende !== blatt.abende ||
      gelesen.blatt.einsprueche !== blatt.einsprueche ||
      gelesen.blatt.laufende.length !== blatt.laufende.length)
  useEffect(() => {
    if (!anders) return
    const uhr = setTimeout(frischeAuf, Math.random() * SPAETER_MS)
    return () => clearTimeout(uhr)
  }, [anders, frischeAuf])
}
