'use client'

import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { anmelden } from '@/app/anmelden/anmelden'
import { Gesamtfehler } from '@/components/formular/Gesamtfehler'
import { Feld } from '@/components/ui/Feld'
import { Knopf } from '@/components/ui/Knopf'
import { PasswortFeld } from '@/components/ui/PasswortFeld'
import { useFehlerFokus } from '@/lib/client/fehler-fokus'
import { ladeNeu } from '@/lib/client/lade-neu'
import type { FormFehler } from '@/lib/client/senden'
import { fehlerBei, sende } from '@/lib/client/senden'

interface Angaben {
  readonly name: string
  readonly anmeldename: string
  readonly passwort: string
}

const PFLICHT: Readonly<Record<keyof Angaben, string>> = {
  name: 'Den eigenen Namen eintragen, wie ihn die anderen lesen sollen.',
  anmeldename: 'Einen Anmeldenamen wählen.',
  passwort: 'Ein Passwort wählen.',
}

function pruefe(angaben: Angaben): readonly FormFehler[] {
  return (Object.keys(PFLICHT) as (keyof Angaben)[])
    .filter((ort) => angaben[ort].trim() === '')
    .map((ort) => ({ ort, text: PFLICHT[ort] }))
}

/** A new account that is a member of the club at once, and signed in. */
export function NeuesKontoForm({ token, name }: { readonly token: string; readonly name: string }) {
  const [angaben, setAngaben] = useState<Angaben>({ name, anmeldename: '', passwort: '' })
  const [fehler, setFehler] = useState<readonly FormFehler[]>([])
  const [laedt, setLaedt] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useFehlerFokus(form, fehler)

  async function nimmAn(e: FormEvent) {
    e.preventDefault()
    const maengel = pruefe(angaben)
    setFehler(maengel)
    if (maengel.length > 0) return
    setLaedt(true)
    const anfrage = { token, ...angaben, anmeldename: angaben.anmeldename.trim() }
    const antwort = await sende<{ kurz: string }>('/api/v1/einladungen/annehmen', anfrage)
    if (antwort.ok) {
      // The membership stands; should signing in fail now, the club's page asks for it.
      await anmelden(anfrage).catch(() => null)
      return ladeNeu(`/v/${antwort.wert.kurz}`)
    }
    setLaedt(false)
    setFehler(antwort.fehler)
  }

  const feld = (ort: keyof Angaben) => ({
    name: ort,
    value: angaben[ort],
    onChange: (e: { target: { value: string } }) =>
      setAngaben({ ...angaben, [ort]: e.target.value }),
    fehler: fehlerBei(fehler, ort),
  })
  return (
    <form ref={form} noValidate onSubmit={nimmAn} className="grid gap-5">
      <Feld
        label="Name"
        autoComplete="name"
        hinweis="So lesen ihn die anderen."
        {...feld('name')}
      />
      <Feld
        label="Anmeldename"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...feld('anmeldename')}
      />
      <PasswortFeld
        label="Passwort"
        autoComplete="new-password"
        hinweis="Mindestens 8 Zeichen."
        {...feld('passwort')}
      />
      <Gesamtfehler fehler={fehler} hatFeld={(ort) => ort in PFLICHT} />
      <Knopf type="submit" voll laedt={laedt}>
        Konto anlegen und annehmen
      </Knopf>
    </form>
  )
}
