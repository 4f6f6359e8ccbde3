'use client'

import { useRef, useState } from 'react'
import { Eingabe } from '@/components/ui/Eingabe'
import { Knopf } from '@/components/ui/Knopf'
import { Meldung } from '@/components/ui/Meldung'
import { giltNurHier } from '@/lib/client/einladung'

interface Props {
  readonly link: string
  readonly vereinName: string
  readonly onFertig: () => void
}

/** The link, to be copied or shared now: only its digest is stored. */
export function EinladungLink({ link, vereinName, onFertig }: Props) {
  const feld = useRef<HTMLInputElement>(null)
  const [kopiert, setKopiert] = useState<'ja' | 'markiert' | null>(null)
  const teilbar = typeof navigator.share === 'function'

  async function kopiere() {
    feld.current?.select()
    try {
      await navigator.clipboard.writeText(link)
      setKopiert('ja')
    } catch {
      // Without HTTPS there is no clipboard: the link is selected, the person copies it.
      setKopiert('markiert')
    }
  }
  async function teile() {
    try {
      await navigator.share({ title: `Einladung zu ${vereinName}`, url: link })
    } catch {
      // Dismissed by the person.
    }
  }

  return (
    <div className="grid gap-4">
      <p>
        Dieser Link wird nur jetzt gezeigt. Er gilt für eine Person: am besten gleich per Nachricht
        weitergeben.
      </p>
      {giltNurHier(link) ? (
        <Meldung art="hinweis">
          Er öffnet sich nur auf diesem Rechner. Für Telefone Kallemann unter der Netzadresse
          aufrufen, die beim Start genannt wird, und dort einladen.
        </Meldung>
      ) : null}
      <Eingabe
        ref={feld}
        readOnly
        value={link}
        aria-label="Einladungslink"
        onFocus={(e) => e.target.select()}
      />
      <div className="flex flex-wrap gap-3">
        <Knopf onClick={() => void kopiere()} className="grow">
          Link kopieren
        </Knopf>
        {teilbar ? (
          <Knopf art="neben" onClick={() => void teile()} className="grow">
            Teilen
          </Knopf>
        ) : null}
      </div>
      {kopiert === 'ja' ? <Meldung art="gut">Link kopiert.</Meldung> : null}
      {kopiert === 'markiert' ? (
        <Meldung art="hinweis">Der Link ist markiert und kann jetzt kopiert werden.</Meldung>
      ) : null}
      <Knopf art="still" voll onClick={onFertig}>
        Fertig
      </Knopf>
    </div>
  )
}
