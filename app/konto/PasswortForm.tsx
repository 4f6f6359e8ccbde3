'use client'

import { useRouter } from 'next/navigation'
import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { Gesamtfehler } from '@/components/formular/Gesamtfehler'
import { Knopf } from '@/components/ui/Knopf'
import { Meldung } from '@/components/ui/Meldung'
import { PasswortFeld } from '@/components/ui/PasswortFeld'
import { useFehlerFokus } from '@/lib/client/fehler-fokus'
import type { FormFehler } from '@/lib/client/senden'
import { fehlerBei, sende } from '@/lib/client/senden'

const LEER = { alt: '', neu: '' }
type Angaben = typeof LEER

function pruefe({ alt, neu }: Angaben): readonly FormFehler[] {
  return [
    ...(alt ? [] : [{ ort: 'alt', text: 'Das bisherige Passwort eintragen.' }]),
    ...(neu ? [] : [{ ort: 'neu', text: 'Ein neues Passwort wählen.' }]),
  ]
}

/** Changes the password. `anmeldename` goes along unseen, so that a password manager knows whose it is. */
export function PasswortForm({ anmeldename }: { readonly anmeldename: string }) {
  const router = useRouter()
  const [angaben, setAngaben] = useState(LEER)
  const [fehler, setFehler] = useState<readonly FormFehler[]>([])
  const [zustand, setZustand] = useState<'offen' | 'laedt' | 'fertig'>('offen')
  const form = useRef<HTMLFormElement>(null)
  useFehlerFokus(form, fehler)

  async function aendere(e: FormEvent) {
    e.preventDefault()
    const maengel = pruefe(angaben)
    setFehler(maengel)
    if (maengel.length > 0) return
    setZustand('laedt')
    const antwort = await sende('/api/v1/konto/passwort', angaben)
    setZustand(antwort.ok ? 'fertig' : 'offen')
    setFehler(antwort.ok ? [] : antwort.fehler)
    if (!antwort.ok) return
    setAngaben(LEER)
    router.refresh()
  }

  const feld = (ort: keyof Angaben) => ({
    name: ort,
    value: angaben[ort],
    onChange: (e: { target: { value: string } }) =>
      setAngaben({ ...angaben, [ort]: e.target.value }),
    fehler: fehlerBei(fehler, ort),
  })
  return (
    <form ref={form} noValidate onSubmit={aendere} className="grid gap-5">
      <input type="hidden" autoComplete="username" value={anmeldename} readOnly />
      <PasswortFeld label="Bisheriges Passwort" autoComplete="current-password" {...feld('alt')} />
      <PasswortFeld
        label="Neues Passwort"
        autoComplete="new-password"
        hinweis="Mindestens 8 Zeichen. Alle anderen Geräte werden abgemeldet."
        {...feld('neu')}
      />
      <Gesamtfehler fehler={fehler} hatFeld={(ort) => ort in LEER} />
      {zustand === 'fertig' && (
        <Meldung art="gut">Das neue Passwort gilt. Alle anderen Geräte sind abgemeldet.</Meldung>
      )}
      <Knopf type="submit" laedt={zustand === 'laedt'}>
        Passwort ändern
      </Knopf>
    </form>
  )
}
