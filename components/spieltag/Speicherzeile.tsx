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
  const gescheitert = stand === 'nicht-gespeichert'
  return (
    <div className="nur-schirm flex min-h-12 items-center justify-between gap-1">
      <p role="status" className={gescheitert ? 'sr-only' : 'text-klein text-leise'}>
        {stand === 'gespeichert' && (
          <>
            <span aria-hidden>✓ </span>gespeichert
          </>
        )}
        {stand === 'wird-gespeichert' && 'wird gespeichert …'}
        {gescheitert &&
          `Nicht gespeichert: ${offen === 1 ? 'eine Eintragung fehlt' : `${offen} Eintragungen fehlen`} noch.`}
      </p>
      {gescheitert && (
        <button
          type="button"
          onClick={onNochmal}
          className="min-h-12 min-w-0 flex-1 rounded-karte border border-achtung bg-achtung px-2 text-klein font-semibold text-achtung"
        >
          nicht gespeichert – nochmal
        </button>
      )}
      <div className="flex shrink-0 items-center">
        {onRueckgaengig && (
          <Knopf art="still" onClick={onRueckgaengig} className="px-3!">
            Rückgängig
          </Knopf>
        )}
        {onKorrigieren && !gescheitert && (
          <Knopf art="still" onClick={onKorrigieren} className="px-3!">
            Korrigieren
          </Knopf>
        )}
      </div>
    </div>
  )
}
