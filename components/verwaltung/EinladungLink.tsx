'use client'

import { useTeilen } from '@/components/rahmen/use-teilen'
import { Eingabe } from '@/components/ui/Eingabe'
import { Knopf } from '@/components/ui/Knopf'
import { Meldung } from '@/components/ui/Meldung'
import { giltNurHier } from '@/lib/client/link-token'

interface Props {
  readonly link: string
  readonly vereinName: string
  readonly onFertig: () => void
}

/** The link, to be copied or shared now: only its digest is stored. */
export function EinladungLink({ link, vereinName, onFertig }: Props) {
  const { feld, kopiert, kopiere, teile, teilbar } = useTeilen(link, `Einladung zu ${vereinName}`)

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
