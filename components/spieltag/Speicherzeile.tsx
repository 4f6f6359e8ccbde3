'use client'

import type { ComponentProps } from 'react'
import { useState } from 'react'
import { spaetesBlatt } from '@/components/rahmen/spaetes-blatt'
import { Knopf } from '@/components/ui/Knopf'
import type { SpieltagHier } from '@/lib/client/spieltag'
import type { Speicherlage } from '@/lib/client/spieltag-speicher'
import type { GerechneteRunde } from '@/lib/domain/spieltag/rechnen'
import type { KorrekturBlatt as Korrektur } from './KorrekturBlatt'
import type { useEintragen } from './use-eintragen'

/** Whether everything has arrived, in words. */
export function Speicherstand({ lage }: { readonly lage: Speicherlage }) {
  return (
    <p role="status" className="nur-schirm min-h-4 text-winzig leading-4 text-leise">
      {lage.art === 'gespeichert' ? (
        <>
          <span aria-hidden>✓ </span>gespeichert
        </>
      ) : (
        textLage(lage)
      )}
    </p>
  )
}

function textLage(lage: Exclude<Speicherlage, { art: 'gespeichert' }>): string {
  if (lage.art === 'konflikt') return 'Konflikt'
  if (lage.warum === 'sendet') return 'wird gespeichert …'
  return `Nicht gespeichert: ${lage.anzahl === 1 ? 'eine Eintragung fehlt' : `${lage.anzahl} Eintragungen fehlen`} noch.`
}

interface Props {
  readonly hier: SpieltagHier
  readonly runde: GerechneteRunde | null
  readonly namen: Readonly<Record<string, string>>
  readonly eintragung: Pick<ReturnType<typeof useEintragen>, 'rueckgaengig'>
}

const KorrekturBlatt = spaetesBlatt<ComponentProps<typeof Korrektur>>(() =>
  import('./KorrekturBlatt').then((m) => m.KorrekturBlatt),
)

/** The way back: undo for ten seconds, then the last game's correction; send again when it failed. */
export function Zurueck({ hier, runde, namen, eintragung }: Props) {
  const [korrigiert, setKorrigiert] = useState<string | null>(null)
  const letztes = runde?.spiele.at(-1)?.akte.id
  return (
    <>
      {eintragung.rueckgaengig ? (
        <Knopf art="still" onClick={eintragung.rueckgaengig} className={KNAPP}>
          Rückgängig
        </Knopf>
      ) : (
        letztes && (
          <Knopf art="still" onClick={() => setKorrigiert(letztes)} className={KNAPP}>
            Korrigieren
          </Knopf>
        )
      )}
      {korrigiert && (
        <KorrekturBlatt
          {...{ hier, namen }}
          spielId={korrigiert}
          onZu={() => setKorrigiert(null)}
        />
      )}
    </>
  )
}

const KNAPP = 'shrink-0 px-2! max-lg:text-klein'

/** What has not arrived is sent again by a tap, with the same ids. */
export function Nochmal({ hier }: { readonly hier: SpieltagHier }) {
  if (hier.lage.art !== 'wartet' || hier.lage.warum === 'sendet') return null
  return (
    <button
      type="button"
      onClick={hier.nochmal}
      className="nur-schirm min-h-12 min-w-0 rounded-karte border border-achtung bg-achtung px-2 text-klein font-semibold text-achtung"
    >
      nicht gespeichert – nochmal
    </button>
  )
}
