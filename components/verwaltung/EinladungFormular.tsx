'use client'

import { useRouter } from 'next/navigation'
import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { Auswahl } from '@/components/ui/Auswahl'
import { Knopf } from '@/components/ui/Knopf'
import { neuesToken } from '@/lib/client/link-token'
import { neueId } from '@/lib/client/ids'
import type { MitgliedAkte, Rolle, SpielerAkte } from '@/lib/domain/verein/verein'
import { OpMeldung } from './OpMeldung'
import { RollenAuswahl } from './RollenAuswahl'
import { SpielerAuswahl } from './SpielerAuswahl'
import { fehlerBei, useOp } from './use-op'

interface Props {
  readonly verein: string
  readonly mitglieder: readonly MitgliedAkte[]
  readonly spieler: readonly SpielerAkte[]
  readonly onLink: (link: string) => void
}

const TAG_MS = 24 * 60 * 60 * 1000

type Dauer = '1' | '7' | '14'

const DAUERN: readonly { readonly wert: Dauer; readonly text: string }[] = [
  { wert: '1', text: '1 Tag' },
  { wert: '7', text: '7 Tage' },
  { wert: '14', text: '14 Tage' },
]

/** Role, player and time limit of an invitation. The token is made here and never leaves but in the link. */
export function EinladungFormular({ verein, mitglieder, spieler, onLink }: Props) {
  const router = useRouter()
  const { stand, sende } = useOp(verein)
  const [rolle, setRolle] = useState<Rolle>('mitglied')
  const [spielerId, setSpielerId] = useState<string | null>(null)
  const [dauer, setDauer] = useState<Dauer>('7')
  // One invitation per sheet, however often it is sent.
  const einladung = useRef<ReturnType<typeof neueEinladung> | null>(null)

  async function ladeEin(e: FormEvent) {
    e.preventDefault()
    einladung.current ??= neueEinladung()
    const { einladungId, tokenHash, token, jetzt } = einladung.current
    const ablauf = jetzt + Number(dauer) * TAG_MS
    const gelungen = await sende('mitglied-einladen', 0, {
      einladungId,
      tokenHash,
      rolle,
      spielerId,
      ablauf,
    })
    if (!gelungen) return
    onLink(`${location.origin}/einladung/${token}`)
    router.refresh()
  }

  return (
    <form onSubmit={ladeEin} className="grid gap-6">
      <RollenAuswahl wert={rolle} onWahl={setRolle} />
      <SpielerAuswahl
        spieler={spieler}
        mitglieder={mitglieder}
        wert={spielerId}
        onWahl={setSpielerId}
        fehler={fehlerBei(stand, 'spielerId')}
      />
      <Auswahl
        label="Der Link gilt"
        name="dauer"
        wert={dauer}
        optionen={DAUERN}
        onWahl={setDauer}
        fehler={fehlerBei(stand, 'ablauf')}
      />
      <OpMeldung stand={stand} felder={['spielerId', 'ablauf']} />
      <Knopf type="submit" voll laedt={stand.laeuft}>
        Link erstellen
      </Knopf>
    </form>
  )
}

function neueEinladung() {
  return { einladungId: neueId(), jetzt: Date.now(), ...neuesToken() }
}
