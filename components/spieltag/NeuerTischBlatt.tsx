'use client'

import { useState } from 'react'
import { Blatt } from '@/components/ui/Blatt'
import { Knopf } from '@/components/ui/Knopf'
import { freierTisch, laufendeRunden } from '@/lib/domain/spieltag/tische'
import { textTisch } from '@/lib/format/spiel-ort'
import type { AbendProps } from './abend-props'
import { OpFehler } from './OpFehler'
import { TischWahl } from './TischWahl'
import { useTischbesetzung } from './use-tischbesetzung'

/** One more table sits down beside the others; then who is here says which of them this phone is for. */
export function NeuerTischBlatt(props: AbendProps & { readonly onZu: () => void }) {
  const { hier, tisch: eigener, onTischwahl, onZu } = props
  // What the sheet was opened for, whatever comes meanwhile.
  const [tisch] = useState(() => freierTisch(hier.akte) ?? eigener)
  const [ohne] = useState(() => laufendeRunden(hier.akte).flatMap((r) => r.sitze))
  const [eroeffnet, setEroeffnet] = useState(false)
  const sitze = useTischbesetzung(props, { tisch, bisher: [], ohne })
  const name = textTisch(tisch)

  if (eroeffnet) {
    return (
      <Blatt offen titel={`${name} spielt`} onZu={onZu}>
        <div className="grid gap-4">
          <p>
            Jeder Tisch schreibt auf seinem Telefon: dort diesen Abend öffnen und oben {name}{' '}
            antippen. Der Stand ist gemeinsam.
          </p>
          <Knopf voll onClick={onZu}>
            Hier bleibt {textTisch(eigener)}
          </Knopf>
          <Knopf
            art="neben"
            voll
            onClick={() => {
              onZu()
              onTischwahl(tisch)
            }}
          >
            Dieses Telefon schreibt {name}
          </Knopf>
        </div>
      </Blatt>
    )
  }
  return (
    <Blatt offen titel={`${name} eröffnen`} onZu={onZu}>
      <div className="grid gap-4">
        <TischWahl
          legende={`Wer spielt an ${name}?`}
          hinweis="Im Uhrzeigersinn."
          dazu="Wer schon an einem Tisch sitzt, steht hier nicht."
          teilnahme={sitze.teilnahme}
          geber={sitze.geber}
          onGeber={sitze.setGeber}
        />
        <p role="status" className="rounded-karte bg-achtung px-4 py-3 text-achtung empty:hidden">
          {sitze.inzwischen}
        </p>
        <OpFehler fehler={sitze.fehler} />
        <Knopf
          voll
          laedt={sitze.laeuft}
          disabled={!sitze.bereit}
          onClick={() => void sitze.setze().then(setEroeffnet)}
        >
          {name} eröffnen
        </Knopf>
      </div>
    </Blatt>
  )
}
