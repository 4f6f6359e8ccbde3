'use client'

import type { ReactNode } from 'react'
import { useState } from 'react'
import { Blatt } from '@/components/ui/Blatt'
import { Knopf } from '@/components/ui/Knopf'
import { Meldung } from '@/components/ui/Meldung'
import type { Startweg } from '@/lib/client/startbildschirm'
import { getStartweg, nimmAngebot } from '@/lib/client/startbildschirm'

/** How Kallemann gets onto this device's home screen and what that is good for; without https, what is missing for it. */
export function StartbildschirmBlatt({ onZu }: { readonly onZu: () => void }) {
  const [weg, setWeg] = useState(getStartweg)

  async function frage() {
    if (await nimmAngebot()) onZu()
    // An offer holds once; the menu has it still.
    else setWeg(getStartweg())
  }

  return (
    <Blatt offen titel="Auf den Startbildschirm" onZu={onZu}>
      <div className="grid gap-4">
        {weg !== 'unverschluesselt' && (
          <p>
            Kallemann öffnet sich dann wie eine App, auch im Keller ohne Empfang, und das Gerät
            räumt Eingetragenes nicht weg.
          </p>
        )}
        <Anleitung weg={weg} onFrage={() => void frage()} />
      </div>
    </Blatt>
  )
}

function Anleitung(props: { readonly weg: Startweg; readonly onFrage: () => void }): ReactNode {
  switch (props.weg) {
    case 'schon-da':
      return (
        <Meldung art="gut" titel="Schon da">
          Kallemann wurde vom Startbildschirm geöffnet.
        </Meldung>
      )
    case 'angebot':
      return (
        <Knopf voll onClick={props.onFrage}>
          Hinzufügen
        </Knopf>
      )
    case 'teilen':
      return (
        <Schritte
          schritte={[
            <>In Safari unten auf das Teilen-Zeichen tippen: ein Quadrat mit Pfeil nach oben.</>,
            <>Nach unten blättern bis „Zum Home-Bildschirm“.</>,
            <>
              „Hinzufügen“ tippen. Beim ersten Öffnen dort einmal neu anmelden und den Abend öffnen:
              Was in Safari noch wartet, sendet nur Safari.
            </>,
          ]}
        />
      )
    case 'menue':
      return (
        <Schritte
          schritte={[
            <>Das Menü des Browsers öffnen, meist drei Punkte oder Striche am Rand.</>,
            <>„App installieren“ oder „Zum Startbildschirm hinzufügen“ tippen.</>,
          ]}
        />
      )
    case 'unverschluesselt':
      return <Unverschluesselt />
  }
}

function Schritte({ schritte }: { readonly schritte: readonly ReactNode[] }) {
  return (
    <ol className="grid list-decimal gap-2 pl-6 marker:font-semibold marker:text-gruen">
      {schritte.map((schritt, i) => (
        <li key={i} className="pl-1">
          {schritt}
        </li>
      ))}
    </ol>
  )
}

function Unverschluesselt() {
  return (
    <>
      <Meldung art="hinweis" titel="Dafür fehlt hier HTTPS">
        Die Adresse dieser Seite beginnt mit http. Browser erlauben dann nicht, dass Kallemann ohne
        Empfang startet und dass der Bildschirm von selbst an bleibt.
      </Meldung>
      <p>
        Alles andere geht: Was in der offenen Seite eingetragen wird, bleibt auch ohne Verbindung
        auf diesem Gerät und wird später gesendet.
      </p>
      <p className="text-leise">
        Wer den Server betreibt: Der kurze Weg zu HTTPS steht in der Anleitung (README) unter „HTTPS
        with Caddy“.
      </p>
    </>
  )
}
