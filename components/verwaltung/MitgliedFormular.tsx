'use client'

import { useRouter } from 'next/navigation'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { Knopf } from '@/components/ui/Knopf'
import type { MitgliedAkte, SpielerAkte } from '@/lib/domain/verein/verein'
import { OpMeldung } from './OpMeldung'
import { RollenAuswahl } from './RollenAuswahl'
import { SpielerAuswahl } from './SpielerAuswahl'
import { fehlerBei, useOp } from './use-op'

interface Props {
  readonly verein: string
  readonly mitglied: MitgliedAkte
  readonly mitglieder: readonly MitgliedAkte[]
  readonly spieler: readonly SpielerAkte[]
  readonly onFertig: () => void
}

/** Role and player of a member, and the way out of the club. */
export function MitgliedFormular(props: Props) {
  const { mitglied } = props
  const router = useRouter()
  const { stand, sende } = useOp(props.verein)
  const [rolle, setRolle] = useState(mitglied.rolle)
  const [spielerId, setSpielerId] = useState(mitglied.spielerId)
  // The version that was shown when the sheet was opened.
  const [basis] = useState(mitglied.version)
  const [entfernen, setEntfernen] = useState(false)

  function fertig(gelungen: boolean) {
    if (!gelungen) return
    props.onFertig()
    router.refresh()
  }
  async function speichere(e: FormEvent) {
    e.preventDefault()
    const daten = { mitgliedId: mitglied.id, rolle, spielerId }
    fertig(await sende('mitglied-aendern', basis, daten))
  }
  async function entferne() {
    fertig(await sende('mitglied-entfernen', basis, { mitgliedId: mitglied.id }))
  }

  return (
    <form onSubmit={speichere} className="grid gap-6">
      <RollenAuswahl wert={rolle} onWahl={setRolle} />
      <SpielerAuswahl
        spieler={props.spieler}
        mitglieder={props.mitglieder}
        mitgliedId={mitglied.id}
        wert={spielerId}
        onWahl={setSpielerId}
        fehler={fehlerBei(stand, 'spielerId')}
      />
      <OpMeldung stand={stand} felder={['spielerId']} />
      <Knopf type="submit" voll laedt={stand.laeuft && !entfernen}>
        Speichern
      </Knopf>
      {entfernen ? (
        <div className="border-linie grid gap-3 border-t pt-4">
          <p>
            {mitglied.name} kann sich danach nicht mehr im Verein anmelden. Gespielte Abende bleiben
            unverändert.
          </p>
          <Knopf art="gefahr" voll laedt={stand.laeuft} onClick={() => void entferne()}>
            Endgültig entfernen
          </Knopf>
          <Knopf art="still" voll onClick={() => setEntfernen(false)}>
            Doch nicht
          </Knopf>
        </div>
      ) : (
        <Knopf art="still" voll onClick={() => setEntfernen(true)}>
          Aus dem Verein entfernen
        </Knopf>
      )}
    </form>
  )
}
