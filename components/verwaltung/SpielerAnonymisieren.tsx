'use client'

import { useRouter } from 'next/navigation'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { Feld } from '@/components/ui/Feld'
import { Knopf } from '@/components/ui/Knopf'
import { Meldung } from '@/components/ui/Meldung'
import type { SpielerAkte } from '@/lib/domain/verein/verein'
import { OpMeldung } from './OpMeldung'
import { useOp } from './use-op'

interface Props {
  readonly verein: string
  readonly spieler: SpielerAkte
  /** The name stands in entries of the protocol from before names could be taken out of them. */
  readonly unversiegelt: boolean
  readonly onZu: () => void
  readonly onFertig: () => void
}

/** Takes a name out of all records for good: says what that means, and wants the name typed before it does so. */
export function SpielerAnonymisieren({ verein, spieler, unversiegelt, onZu, onFertig }: Props) {
  const router = useRouter()
  const { stand, sende } = useOp(verein)
  const [getippt, setGetippt] = useState('')
  const [falsch, setFalsch] = useState(false)
  // The version that was shown when the sheet was opened.
  const [basis] = useState(spieler.version)

  async function anonymisiere(e: FormEvent) {
    e.preventDefault()
    const stimmt = getippt.trim().normalize('NFC') === spieler.name.normalize('NFC')
    setFalsch(!stimmt)
    if (!stimmt) return
    if (await sende('spieler-anonymisieren', basis, { spielerId: spieler.id })) {
      onFertig()
      router.refresh()
    }
  }

  return (
    <form onSubmit={anonymisiere} noValidate className="grid gap-5">
      <Folgen name={spieler.name} unversiegelt={unversiegelt} />
      <Feld
        label={`Zur Bestätigung den Namen eintippen: ${spieler.name}`}
        value={getippt}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(e) => setGetippt(e.target.value)}
        fehler={falsch ? `Genau so eintippen: ${spieler.name}` : undefined}
      />
      <OpMeldung stand={stand} />
      <div className="grid gap-2">
        <Knopf type="submit" art="gefahr" voll laedt={stand.laeuft}>
          Namen endgültig löschen
        </Knopf>
        <Knopf art="neben" voll onClick={onZu}>
          Behalten
        </Knopf>
      </div>
    </form>
  )
}

function Folgen({ name, unversiegelt }: { readonly name: string; readonly unversiegelt: boolean }) {
  return (
    <div className="grid gap-3">
      <p>
        <b className="wrap-anywhere">{name}</b> heißt danach überall „Ehemals“ mit einer Nummer,
        auch in vergangenen Abenden, im Verlauf und im Protokoll
        {unversiegelt ? ', dort bis auf alte Einträge' : ''}. Frühere Namen verschwinden mit. Das
        lässt sich nicht rückgängig machen.
      </p>
      {unversiegelt && (
        <Meldung art="hinweis">
          Im Protokoll gibt es Einträge mit diesem Namen, die älter sind als das Anonymisieren. Ihr
          Inhalt ist Teil der Prüfsummen: In diesen Einträgen bleibt der Name stehen. Lesen kann sie
          nur die Verwaltung.
        </Meldung>
      )}
      <ul className="grid list-disc gap-1 pl-5 text-klein marker:text-leise">
        <li>Spiele, Punkte und Plätze bleiben, wie sie sind.</li>
        <li>
          Orte, Notizen und Gründe sind freier Text und werden nicht durchsucht: Steht der Name
          darin, bleibt er dort.
        </li>
        <li>
          Hatte die Person ein eigenes Konto, bleibt dessen Name bei dem, was sie selbst eingetragen
          oder bestätigt hat.
        </li>
        <li>Schon gemachte Sicherungen und exportierte Dateien ändern sich nicht.</li>
      </ul>
    </div>
  )
}
