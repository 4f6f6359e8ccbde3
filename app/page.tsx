import { OffenerRahmen } from '@/components/rahmen/OffenerRahmen'
import { Willkommen } from '@/components/start/Willkommen'

export default function Seite() {
  return (
    <OffenerRahmen breite="breit">
      <Willkommen einrichten={false} />
    </OffenerRahmen>
  )
}
