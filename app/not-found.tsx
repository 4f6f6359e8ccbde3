import { Seitenrahmen } from '@/app/Seitenrahmen'
import { KnopfLink } from '@/components/ui/KnopfLink'
import { Leer } from '@/components/ui/Leer'

export const metadata = { title: 'Nicht gefunden' }

export default function NichtGefunden() {
  return (
    <Seitenrahmen breite="schmal" fussThema={false}>
      <Leer titel={<h1>Diese Seite gibt es nicht</h1>} farbe="karo">
        {/* Once more: where a layout finds that there is nothing, nobody reads the one above. */}
        <title>Nicht gefunden · Kallemann</title>
        <p>
          Die Adresse ist falsch abgeschrieben, oder was hier stand, gehört zu einem Verein, den nur
          seine Mitglieder sehen.
        </p>
        <KnopfLink href="/">Zum Anfang</KnopfLink>
      </Leer>
    </Seitenrahmen>
  )
}
