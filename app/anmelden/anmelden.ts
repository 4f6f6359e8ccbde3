/** Signs in with the account's name and password. `false`: they do not belong together; throws without a connection. */
export async function anmelden(daten: { anmeldename: string; passwort: string }): Promise<boolean> {
  // Loaded when the button is pressed: no page carries the library before that.
  const { signIn } = await import('next-auth/react')
  const antwort = await signIn('credentials', { ...daten, redirect: false })
  if (!antwort) throw new Error('no answer to the sign-in')
  return antwort.ok && !antwort.error
}
