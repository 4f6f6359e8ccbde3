export type AnmeldeAntwort =
  | { readonly ok: true }
  /** `text`: the server's own sentence; null: name and password do not belong together. */
  | { readonly ok: false; readonly text: string | null }

/** Signs in with the account's name and password. Throws without a connection. */
export async function anmelden(daten: {
  readonly anmeldename: string
  readonly passwort: string
}): Promise<AnmeldeAntwort> {
  // Loaded when the button is pressed: no page carries the library before that.
  const { signIn } = await import('next-auth/react')
  const { anmeldename, passwort } = daten
  const antwort = await signIn('credentials', { anmeldename, passwort, redirect: false })
  if (!antwort) throw new Error('no answer to the sign-in')
  if (antwort.ok && !antwort.error) return { ok: true }
  // next-auth's own codes are single words; a sentence is what `authorize` refused with.
  return { ok: false, text: antwort.error?.includes(' ') ? antwort.error : null }
}
