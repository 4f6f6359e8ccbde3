'use client'

import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { Gesamtfehler } from '@/components/formular/Gesamtfehler'
import { Feld } from '@/components/ui/Feld'
import { Knopf } from '@/components/ui/Knopf'
import { PasswortFeld } from '@/components/ui/PasswortFeld'
import { useFehlerFokus } from '@/lib/client/fehler-fokus'
import { ladeNeu } from '@/lib/client/lade-neu'
import type { FormFehler } from '@/lib/client/senden'
import { fehlerBei } from '@/lib/client/senden'
import { anmelden } from './anmelden'

const FELDER = ['anmeldename', 'passwort']

function pruefe(anmeldename: string, passwort: string): readonly FormFehler[] {
  return [
    ...(anmeldename ? [] : [{ ort: 'anmeldename', text: 'Anmeldename eintragen.' }]),
    ...(passwort ? [] : [{ ort: 'passwort', text: 'Passwort eintragen.' }]),
  ]
}

async function versuche(anmeldename: string, passwort: string): Promise<readonly FormFehler[]> {
  try {
    const antwort = await anmelden({ anmeldename, passwort })
    if (antwort.ok) return []
    if (antwort.text !== null) return [{ ort: '', text: antwort.text }]
    return [
      {
        ort: 'passwort',
        text: 'Anmeldename und Passwort gehören nicht zusammen. Beides noch einmal prüfen.',
      },
    ]
  } catch {
    return [
      { ort: '', text: 'Der Server antwortet nicht. Verbindung prüfen, noch einmal anmelden.' },
    ]
  }
}

/** Sign-in; `weiter` is a path of this site. */
export function AnmeldeForm({ weiter }: { readonly weiter: string }) {
  const [anmeldename, setAnmeldename] = useState('')
  const [passwort, setPasswort] = useState('')
  const [fehler, setFehler] = useState<readonly FormFehler[]>([])
  const [laedt, setLaedt] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useFehlerFokus(form, fehler)

  async function sende(e: FormEvent) {
    e.preventDefault()
    const name = anmeldename.trim()
    const maengel = pruefe(name, passwort)
    setFehler(maengel)
    if (maengel.length > 0) return
    setLaedt(true)
    const gefunden = await versuche(name, passwort)
    if (gefunden.length === 0) return ladeNeu(weiter)
    setLaedt(false)
    setFehler(gefunden)
  }

  return (
    <form ref={form} noValidate onSubmit={sende} className="grid gap-5">
      <Feld
        label="Anmeldename"
        name="anmeldename"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        value={anmeldename}
        onChange={(e) => setAnmeldename(e.target.value)}
        fehler={fehlerBei(fehler, 'anmeldename')}
      />
      <PasswortFeld
        label="Passwort"
        name="passwort"
        autoComplete="current-password"
        value={passwort}
        onChange={(e) => setPasswort(e.target.value)}
        fehler={fehlerBei(fehler, 'passwort')}
      />
      <Gesamtfehler fehler={fehler} hatFeld={(ort) => FELDER.includes(ort)} />
      <Knopf type="submit" voll laedt={laedt}>
        Anmelden
      </Knopf>
    </form>
  )
}
