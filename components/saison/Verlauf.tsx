'use client'

import dynamic from 'next/dynamic'
import { useEffect, useRef, useState } from 'react'
import { Auswahl } from '@/components/ui/Auswahl'
import { Geruest } from '@/components/ui/Geruest'
import { VerlaufLegende } from './VerlaufLegende'
import type { VerlaufArt, VerlaufDaten } from './verlauf-daten'

// The chart library comes only when the drawing comes into view; the page reads without it.
const VerlaufKurve = dynamic(() => import('@/components/charts/VerlaufKurve'), {
  ssr: false,
  loading: () => <Geruest />,
})

/** More lines than this need more height for their names. */
const VIELE = 12

interface Props {
  readonly daten: VerlaufDaten
  /** Whose line is lifted out at first. */
  readonly ich: string | null
  /** What is drawn at first. */
  readonly anfang?: VerlaufArt
}

/** The drawn course with its choices. The box has its height from the start, so nothing moves. */
export function Verlauf({ daten, ich, anfang = 'platz' }: Props) {
  const [art, setArt] = useState<VerlaufArt>(anfang)
  const [hervor, setHervor] = useState<string | null>(ich)
  const { ref, nah } = useNah()
  return (
    <figure className="nur-schirm grid gap-4" aria-label="Verlauf der Saison, gezeichnet">
      <div className="w-fit">
        <Auswahl
          label="Verlauf von"
          labelUnsichtbar
          name="verlauf-art"
          wert={art}
          optionen={[
            { wert: 'platz', text: 'Platz' },
            { wert: 'rangpunkte', text: daten.groesse },
          ]}
          onWahl={setArt}
        />
      </div>
      <div ref={ref} className={daten.spieler.length > VIELE ? 'h-144' : 'h-80'}>
        {nah ? <VerlaufKurve daten={daten} art={art} hervor={hervor} /> : null}
      </div>
      <VerlaufLegende spieler={daten.spieler} hervor={hervor} onHervor={setHervor} />
    </figure>
  )
}

/** Becomes true once the element is nearly in view, and stays so. */
function useNah() {
  const ref = useRef<HTMLDivElement>(null)
  const [nah, setNah] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (element === null || nah) return
    const beobachter = new IntersectionObserver(
      (eintraege) => {
        if (eintraege.some((e) => e.isIntersecting)) setNah(true)
      },
      { rootMargin: '240px' },
    )
    beobachter.observe(element)
    return () => beobachter.disconnect()
  }, [nah])
  return { ref, nah }
}
