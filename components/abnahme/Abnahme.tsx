'use client'

import { useEffect, useRef } from 'react'
import { Karte } from '@/components/ui/Karte'
import { OpFehler } from '@/components/spieltag/OpFehler'
import { useAbendOp } from '@/components/spieltag/use-abend-op'
import { ABNAHME_ANKER, auftragAbnehmen } from '@/lib/client/spieltag/abnahme-auftraege'
import type { SpieltagZugriff } from '@/lib/client/spieltag/spieltag'
import { useSpieltag } from '@/lib/client/spieltag/spieltag'
import { computeAbnahme, fassungVon, nochNichtBestaetigt } from '@/lib/domain/abnahme/abnahme'
import type { AbnahmeStand } from '@/lib/domain/abnahme/abnahme'
import { offeneEinsprueche } from '@/lib/domain/einspruch/einspruch'
import { textAbnahmeFehlt, textAbnahmen, textBestaetigungWartet } from '@/lib/format/abnahme'
import type { Wartend } from '@/lib/sync/ausgang'
import { AmTischBestaetigen } from './AmTischBestaetigen'
import { Eigene } from './Eigene'
import { Hinfaellige } from './Hinfaellige'
import { Unterschriften } from './Unterschriften'

interface Props extends SpieltagZugriff {
  readonly namen: Readonly<Record<string, string>>
  /** The player that the reader is. */
  readonly ich: string | null
  /** Whether the reader may confirm by name for others at the table. */
  readonly fuerAndere: boolean
}

/** The result is confirmed by two who played, each with a tap: a signature under the evening. */
export function Abnahme({ namen, ich, fuerAndere, ...zugriff }: Props) {
  const hier = useSpieltag(zugriff)
  const { laeuft, fehler, sende } = useAbendOp(hier)
  const ref = useAnkunft()
  const { akte } = hier
  if (akte.ende === null || akte.gestrichen) return null
  const stand = computeAbnahme(akte)
  // While it is on its way its button says so.
  const unterwegs = laeuft ? [] : wartendeBestaetigungen(hier.offen)
  const offen = nochNichtBestaetigt(akte).filter((id) => !unterwegs.includes(id))
  const selbst = ich !== null && offen.includes(ich) ? ich : null
  // What is confirmed is what is on the screen now, not what may have arrived by the time of the tap.
  const fassung = fassungVon(akte)
  const bestaetige = (spielerId: string) =>
    void sende(auftragAbnehmen(akte, { spielerId, fassung }))

  return (
    <Karte als="section" id={ABNAHME_ANKER} className="grid scroll-mt-4 gap-3 break-inside-avoid">
      <h2 ref={ref} tabIndex={-1} className="scroll-mt-8 text-gross outline-none print:hidden">
        {stand.abgenommen ? 'Ergebnis bestätigt' : 'Ergebnis bestätigen'}
      </h2>
      <Lage stand={stand} strittig={offeneEinsprueche(akte.einsprueche).length} namen={namen} />
      <OpFehler fehler={fehler} />
      {unterwegs.length > 0 && (
        <p role="status" className="text-leise">
          {textBestaetigungWartet(unterwegs, namen)}
        </p>
      )}
      {selbst !== null && (
        <Eigene
          name={namen[selbst] ?? selbst}
          nachrangig={stand.abgenommen}
          laeuft={laeuft}
          onBestaetigen={() => bestaetige(selbst)}
        />
      )}
      {fuerAndere && !stand.abgenommen && (
        <AmTischBestaetigen
          // Another state of the games asks anew.
          key={fassung}
          spieler={offen.filter((id) => id !== selbst)}
          namen={namen}
          laeuft={laeuft}
          onBestaetigen={bestaetige}
        />
      )}
      <Hinfaellige akte={akte} namen={namen} />
      <Unterschriften gueltig={stand.gueltig} namen={namen} />
    </Karte>
  )
}

/** Whose word this device holds and the server does not. */
function wartendeBestaetigungen(offen: readonly Wartend[]): readonly string[] {
  return offen.flatMap(({ op }) => (op.art === 'spieltag-abnehmen' ? [op.daten.spielerId] : []))
}

interface LageProps {
  readonly stand: AbnahmeStand
  readonly strittig: number
  readonly namen: Props['namen']
}

/** Who has confirmed, and what is still missing. Read out when it changes. */
function Lage({ stand, strittig, namen }: LageProps) {
  const wer = textAbnahmen(stand.gueltig, namen)
  const fehlt = textAbnahmeFehlt(stand)
  return (
    <div role="status" className="grid gap-1 print:hidden">
      {wer !== '' && (
        <p className="flex gap-2">
          <span aria-hidden className="font-semibold text-gruen">
            ✓
          </span>
          <span className="min-w-0 wrap-anywhere">{wer}.</span>
        </p>
      )}
      {fehlt !== '' && <p className="text-leise">{fehlt}</p>}
      {strittig > 0 && (
        <p className="font-semibold text-achtung">
          {strittig === 1 ? 'Ein Einspruch ist' : `${strittig} Einsprüche sind`} noch offen: Wird
          ein Spiel berichtigt, sind Bestätigungen hinfällig.
        </p>
      )}
    </div>
  )
}

/** Brings the heading into view and to the keyboard where the address leads to it, also when it appears later. */
function useAnkunft() {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!ref.current || window.location.hash !== `#${ABNAHME_ANKER}`) return
    ref.current.focus({ preventScroll: true })
    ref.current.scrollIntoView({ block: 'start' })
  }, [])
  return ref
}
