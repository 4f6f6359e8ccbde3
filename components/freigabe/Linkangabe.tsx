'use client'

import { useTeilen } from '@/components/rahmen/use-teilen'
import { Eingabe } from '@/components/ui/Eingabe'
import { Knopf } from '@/components/ui/Knopf'
import { Meldung } from '@/components/ui/Meldung'
import { giltNurHier } from '@/lib/client/link-token'
import { QrCode } from './QrCode'

interface Props {
  readonly adresse: string
  /** What shows behind it, in a line: title of what is shared. */
  readonly titel: string
}

/** The whole code is in view when it comes. */
function zeige(code: HTMLElement | null): void {
  code?.scrollIntoView({ block: 'nearest' })
}

/** A link to be scanned, typed, copied or shared. */
export function Linkangabe({ adresse, titel }: Props) {
  const { feld, kopiert, kopiere, teile, teilbar } = useTeilen(adresse, titel)
  return (
    <div className="grid gap-3">
      {giltNurHier(adresse) && (
        <Meldung art="hinweis">
          Andere Telefone erreichen diese Adresse nicht: Sie gilt nur auf diesem Gerät. Kallemann
          hier so öffnen, wie die Telefone es öffnen. Dann gilt der QR-Code für alle.
        </Meldung>
      )}
      <div ref={zeige} className="scroll-my-2">
        <QrCode text={adresse} beschreibung={`QR-Code: ${titel}`} />
      </div>
      <Eingabe
        ref={feld}
        readOnly
        value={adresse.replace(/^https?:\/\//, '')}
        aria-label="Adresse zum Abtippen"
        className="px-1! text-center text-klein! font-semibold"
        onFocus={(e) => e.target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Knopf art="neben" onClick={() => void kopiere()} className="grow">
          Link kopieren
        </Knopf>
        {teilbar && (
          <Knopf art="neben" onClick={() => void teile()} className="grow">
            Teilen
          </Knopf>
        )}
      </div>
      <p role="status" className="text-klein text-leise empty:hidden">
        {kopiert === 'ja' && 'Link kopiert.'}
        {kopiert === 'markiert' && 'Der Link ist markiert und kann jetzt kopiert werden.'}
      </p>
    </div>
  )
}
