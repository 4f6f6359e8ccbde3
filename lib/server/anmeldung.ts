import 'server-only'
import type { AuthOptions } from 'next-auth'
import CredentialsProvider from 'next-auth/providers/credentials'
import { beginneSitzung, widerrufeSitzung } from '@/db/konten'
import { pruefePasswort } from '@/db/passwort'
import { findKontoNachName, findSitzung } from '@/db/queries/konto'
import { namensschluessel } from '../domain/austausch/namen'
import { textFehler } from '../format/fehler'
import { adresseAus, geraetAus } from './absender'
import { getBremsen } from './bremse'
import { getDb } from './db'
import { getGeheimnis } from './geheimnis'
import { pruefeKonto } from './live-leser'

/** The cookie may outlive the session: whether that holds is looked up in `sitzung` at every request. */
const COOKIE_SEKUNDEN = 365 * 24 * 60 * 60

/** next-auth with name and password; the cookie names a session of our own table. */
export function anmeldeOptionen(): AuthOptions {
  return {
    secret: getGeheimnis(),
    session: { strategy: 'jwt', maxAge: COOKIE_SEKUNDEN },
    pages: { signIn: '/anmelden', error: '/anmelden' },
    providers: [
      CredentialsProvider({
        name: 'Anmeldename',
        credentials: { anmeldename: {}, passwort: {} },
        authorize: async (eingabe, anfrage) => {
          const kopfzeilen = new Headers(anfrage.headers as Record<string, string>)
          const { anmeldename = '', passwort = '' } = eingabe ?? {}
          const konto = await pruefeAnmeldung({ anmeldename, passwort }, adresseAus(kopfzeilen))
          if (konto === null) return null
          const geraet = geraetAus(kopfzeilen)
          const sid = beginneSitzung(getDb(), { kontoId: konto.id, geraet, jetzt: Date.now() })
          return { id: konto.id, name: konto.name, sid }
        },
      }),
    ],
    callbacks: {
      jwt: ({ token, user }) =>
        // next-auth calls this with `user` only at sign-in; it is what `authorize` returned.
        (user as typeof user | undefined) === undefined
          ? token
          : { sub: user.id, sid: (user as { sid?: unknown }).sid },
      session: ({ session, token }) => {
        const sid = token['sid']
        const gilt = typeof sid === 'string' && findSitzung(getDb(), { id: sid, jetzt: Date.now() })
        return gilt ? { expires: session.expires, user: { name: null } } : { expires: '' }
      },
    },
    events: {
      signOut: ({ token }) => {
        const { sid, sub } = token
        if (typeof sid !== 'string' || sub === undefined) return
        widerrufeSitzung(getDb(), { id: sid, kontoId: sub, jetzt: Date.now() })
        pruefeKonto(sub)
      },
    },
  }
}

/**
 * The account, or null when name and password do not belong together, which takes as long for a name that nobody has.
 * Throws a German sentence, which next-auth hands to the page, when there were too many attempts.
 */
async function pruefeAnmeldung(
  { anmeldename, passwort }: { anmeldename: string; passwort: string },
  adresse: string,
): Promise<{ readonly id: string; readonly name: string } | null> {
  const bremsen = getBremsen()
  const jetzt = Date.now()
  const schluessel = namensschluessel(anmeldename.trim()).slice(0, 200)
  const warten =
    bremsen.adresse.versuche(adresse, jetzt) || bremsen.konto.versuche(schluessel, jetzt)
  if (warten > 0) throw new Error(textZuViele(warten))
  const konto = findKontoNachName(getDb(), anmeldename)
  if (!(await pruefePasswort(konto?.passwort, passwort)) || konto === undefined) return null
  bremsen.adresse.nimmZurueck(adresse)
  bremsen.konto.vergiss(schluessel)
  return konto
}

function textZuViele(wartenMs: number): string {
  const sekunden = Math.ceil(wartenMs / 1000)
  return textFehler({ ort: '', regel: 'Format', code: 'zu-viele-versuche', daten: { sekunden } })
}
