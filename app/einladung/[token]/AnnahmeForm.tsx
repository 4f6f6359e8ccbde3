'use client'

import { useState } from 'react'
import { Gesamtfehler } from '@/components/formular/Gesamtfehler'
import { Karte } from '@/components/ui/Karte'
import { Knopf } from '@/components/ui/Knopf'
import { KnopfLink } from '@/components/ui/KnopfLink'
import { ladeNeu } from '@/lib/client/lade-neu'
import type { FormFehler } from '@/lib/client/senden'
import { sende } from '@/lib/client/senden'
import { NeuesKontoForm } from './NeuesKontoForm'

interface Props {
  readonly token: string
  /** The player's name, where the invitation is for one. */
  readonly name: string
  /** Who is signed in on this device. */
  readonly konto: { readonly name: string } | null
}

/** Accepts an invitation: as who is signed in, or with a new account. */
export function AnnahmeForm({ token, name, konto }: Props) {
  if (konto) return <MitKonto token={token} konto={konto} />
  const weiter = encodeURIComponent(`/einladung/${token}`)
  return (
    <>
      <Karte>
        <h2 className="mb-4 text-gross">Neues Konto</h2>
        <NeuesKontoForm token={token} name={name} />
      </Karte>
      <div className="mt-8 grid justify-items-start gap-3">
        <p className="text-leise">
          Schon ein Konto bei Kallemann, vielleicht in einem anderen Verein?
        </p>
        <KnopfLink href={`/anmelden?weiter=${weiter}`} art="neben">
          Anmelden und annehmen
        </KnopfLink>
      </div>
    </>
  )
}

function MitKonto({ token, konto }: { token: string; konto: { readonly name: string } }) {
  const [fehler, setFehler] = useState<readonly FormFehler[]>([])
  const [laedt, setLaedt] = useState(false)

  async function nimmAn() {
    setLaedt(true)
    const antwort = await sende<{ kurz: string }>('/api/v1/einladungen/annehmen', { token })
    if (antwort.ok) return ladeNeu(`/v/${antwort.wert.kurz}`)
    setLaedt(false)
    setFehler(antwort.fehler)
  }

  return (
    <Karte className="grid gap-4">
      <p>
        Angemeldet als <strong>{konto.name}</strong>.
      </p>
      <Gesamtfehler fehler={fehler} hatFeld={() => false} />
      <Knopf voll laedt={laedt} onClick={nimmAn}>
        Einladung annehmen
      </Knopf>
    </Karte>
  )
}
