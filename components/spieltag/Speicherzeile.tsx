import { Knopf } from '@/components/ui/Knopf'
import type { Speicherstand } from '@/lib/client/spieltag-speicher'

interface Props {
  readonly stand: Speicherstand
  /** How many changes have not arrived. */
  readonly offen: number
  readonly onNochmal: () => void
  /** Present for ten seconds after an entry. */
  readonly onRueckgaengig: (() => void) | null
  readonly onKorrigieren: (() => void) | null
}

/** Whether everything has arrived, and the way back. Keeps its height whatever it says. */
export function Speicherzeile(props: Props) {
  const { stand, offen, onNochmal, onRueckgaengig, onKorrigieren } = props
  return (
    <div className="nur-schirm flex min-h-12 items-center justify-between gap-2">
      <p role="status" className="text-klein text-leise">
        {stand === 'gespeichert' && (
          <>
            <span aria-hidden>✓ </span>gespeichert
          </>
        )}
        {stand === 'wird-gespeichert' && 'wird gespeichert …'}
        {stand === 'nicht-gespeichert' && (
          <span className="sr-only">
            Nicht gespeichert:{' '}
            {offen === 1 ? 'eine Eintragung fehlt' : `${offen} Eintragungen fehlen`} noch.
          </span>
        )}
      </p>
      <div className="flex items-center gap-1">
        {stand === 'nicht-gespeichert' && (
          <Knopf
            art="neben"
            onClick={onNochmal}
            className="border-achtung bg-achtung px-3! text-klein text-achtung"
          >
            nicht gespeichert – nochmal
          </Knopf>
        )}
        {onRueckgaengig && (
          <Knopf art="still" onClick={onRueckgaengig} className="px-3!">
            Rückgängig
          </Knopf>
        )}
        {onKorrigieren && (
          <Knopf art="still" onClick={onKorrigieren} className="px-3!">
            Korrigieren
          </Knopf>
        )}
      </div>
    </div>
  )
}
