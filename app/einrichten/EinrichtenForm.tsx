'use client'

import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { anmelden } from '@/app/anmelden/anmelden'
import { alsAnfrage, anfang, pruefeAngaben } from '@/components/einrichten/angaben'
import { EinrichtenFelder } from '@/components/einrichten/EinrichtenFelder'
import { Gesamtfehler } from '@/components/formular/Gesamtfehler'
import { Knopf } from '@/components/ui/Knopf'
import { useFehlerFokus } from '@/lib/client/fehler-fokus'
import { ladeNeu } from '@/lib/client/lade-neu'
import type { FormFehler } from '@/lib/client/senden'
import { sende } from '@/lib/client/senden'
import { getRegelwerk } from '@/lib/domain/regelwerk/presets'
import { REGELWERK_VORGABE } from '@/lib/domain/regelwerk/regelwerk'

const FELD =
  /^(code|verein|name|anmeldename|passwort|saison|regelwerk|spieler(\[\d+\])?|ichBin|einstellungen\..+)$/

/** Sets up a club, signs in and goes there. */
export function EinrichtenForm({ saison }: { readonly saison: string }) {
  const [angaben, setAngaben] = useState(() => anfang(saison, getRegelwerk(REGELWERK_VORGABE)))
  const [fehler, setFehler] = useState<readonly FormFehler[]>([])
  const [laedt, setLaedt] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useFehlerFokus(form, fehler)

  async function richteEin(e: FormEvent) {
    e.preventDefault()
    const maengel = pruefeAngaben(angaben)
    setFehler(maengel)
    if (maengel.length > 0) return
    setLaedt(true)
    const anfrage = alsAnfrage(angaben)
    const antwort = await sende<{ kurz: string }>('/api/v1/einrichten', anfrage)
    if (antwort.ok) {
      // The club stands; should signing in fail now, its page asks for it.
      await anmelden(anfrage).catch(() => null)
      return ladeNeu(`/v/${antwort.wert.kurz}`)
    }
    setLaedt(false)
    setFehler(antwort.fehler)
  }

  return (
    <form ref={form} noValidate onSubmit={richteEin} className="grid grid-cols-1 gap-8">
      <EinrichtenFelder angaben={angaben} fehler={fehler} onAngaben={setAngaben} />
      <div className="grid gap-5 border-t-4 border-double border-rand pt-6">
        <Gesamtfehler fehler={fehler} hatFeld={(ort) => FELD.test(ort)} />
        <Knopf type="submit" voll laedt={laedt}>
          Verein einrichten
        </Knopf>
      </div>
    </form>
  )
}
