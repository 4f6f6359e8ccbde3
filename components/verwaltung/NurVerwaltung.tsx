import { Leer } from '@/components/ui/Leer'

/** In place of a page that the reader's role may not use. */
export function NurVerwaltung() {
  return (
    <Leer titel="Das macht die Verwaltung" farbe="pik">
      <p>Für diese Seite braucht es im Verein die Rolle „Verwaltung“.</p>
    </Leer>
  )
}
