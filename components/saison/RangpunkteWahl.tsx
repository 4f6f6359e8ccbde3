'use client'

import { useRouter } from 'next/navigation'
import { useOptimistic, useTransition } from 'react'
import { Auswahl } from '@/components/ui/Auswahl'
import type { SaisonWertung } from '@/lib/domain/regelwerk/einstellungen'
import { RANGPUNKTE_COOKIE } from '@/lib/format/rangpunkte'
import type { RangpunkteForm } from '@/lib/format/rangpunkte'
import { worteDerWertung } from '@/lib/format/wertung'

const EIN_JAHR = 365 * 24 * 60 * 60

interface Props {
  readonly form: RangpunkteForm
  readonly wertung: SaisonWertung
}

/** How this device shows Rangpunkte and other figures of a season that may be fractions. A cookie, so that the server already writes the page that way. */
export function RangpunkteWahl({ form, wertung }: Props) {
  const router = useRouter()
  const [, startTransition] = useTransition()
  const [gewaehlt, setGewaehlt] = useOptimistic(form)
  function waehle(neu: RangpunkteForm) {
    document.cookie = `${RANGPUNKTE_COOKIE}=${neu}; path=/; max-age=${EIN_JAHR}; samesite=lax`
    startTransition(() => {
      setGewaehlt(neu)
      router.refresh()
    })
  }
  // Spielpunkte are whole.
  if (wertung === 'summe') return null
  return (
    <div className="nur-schirm w-fit">
      <Auswahl
        label={`${worteDerWertung(wertung).tabelle} anzeigen als`}
        labelUnsichtbar
        name="rangpunkte-form"
        wert={gewaehlt}
        optionen={[
          { wert: 'dezimal', text: '57,50' },
          { wert: 'bruch', text: '57½' },
        ]}
        onWahl={waehle}
      />
    </div>
  )
}
