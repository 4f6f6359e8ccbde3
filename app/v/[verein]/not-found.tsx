import { Leer } from '@/components/ui/Leer'

export default function NichtGefunden() {
  return (
    <Leer titel={<h1>Das gibt es hier nicht</h1>} farbe="karo">
      Der Link ist alt oder falsch abgeschrieben. Über die Leiste geht es weiter.
    </Leer>
  )
}
