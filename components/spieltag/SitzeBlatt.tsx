'use client'

import { Blatt } from '@/components/ui/Blatt'
import { Knopf } from '@/components/ui/Knopf'
import { tischeVon } from '@/lib/domain/spieltag/tische'
import { textTisch } from '@/lib/format/spiel-ort'
import { textVonSpielen } from '@/lib/format/spielzahl'
import { textAufgeloest } from '@/lib/format/tische'
import type { AbendProps } from './abend-props'
import { Hinfaellig } from './Hinfaellig'
import { laufendeRunde } from './laufende-runde'
import { OpFehler } from './OpFehler'
import { TischWahl } from './TischWahl'
import { useTischbesetzung } from './use-tischbesetzung'

/** The players at the table change: the running Runde ends, a new one begins; old games keep their four. */
export function SitzeBlatt(props: AbendProps & { readonly onZu: () => void }) {
  const { hier, gerechnet, tisch, onZu } = props
  const runde = laufendeRunde(hier.akte, gerechnet, tisch)
  const mehrere = tischeVon(hier.akte).length > 1
  const sitze = useTischbesetzung(props, { tisch, bisher: runde?.akte.sitze ?? [], ohne: [] })
  if (!runde) return <Hinfaellig onZu={onZu} />
  return (
    <Blatt offen titel={`Sitze ${mehrere ? `an ${textTisch(tisch)} ` : ''}ändern`} onZu={onZu}>
      <div className="grid gap-4">
        <p className="text-leise">
          Die Runde {mehrere && 'an diesem Tisch '}endet nach{' '}
          {textVonSpielen(runde.stand.spiele.length, runde.stand.geplant)}. Eine neue beginnt, mit
          eigener Spielzahl und eigenen Pflichtsoli. Die Spiele bisher bleiben, wie sie sind.
        </p>
        <TischWahl
          legende="Wer spielt jetzt?"
          hinweis="Im Uhrzeigersinn."
          teilnahme={sitze.teilnahme}
          geber={sitze.geber}
          onGeber={sitze.setGeber}
        />
        <p role="status" className="rounded-karte bg-achtung px-4 py-3 text-achtung empty:hidden">
          {textAufgeloest(sitze.aufgeloest)}
        </p>
        <p role="status" className="rounded-karte bg-achtung px-4 py-3 text-achtung empty:hidden">
          {sitze.inzwischen}
        </p>
        <OpFehler fehler={sitze.fehler} />
        <Knopf
          voll
          laedt={sitze.laeuft}
          disabled={!sitze.bereit}
          onClick={() => void sitze.setze().then((sitzt) => sitzt && onZu())}
        >
          Neue Runde beginnen
        </Knopf>
      </div>
    </Blatt>
  )
}
