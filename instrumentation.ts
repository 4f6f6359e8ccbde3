/** Runs once when a server starts, before the first request. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return
  if (process.env['NEXT_PHASE'] === 'phase-production-build') return
  const { bereiteVor } = await import('@/lib/server/start')
  const code = bereiteVor()
  if (code !== null) {
    console.log(`Noch gibt es keinen Verein. Einrichtungscode: ${code}`)
    console.log('Ihn auf der Seite /einrichten eingeben; er gilt einmal, bis zum nächsten Start.')
  }
}
