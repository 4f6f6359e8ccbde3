import { redirect } from 'next/navigation'
import { REGELWERK_VORGABE } from '@/lib/domain/regelwerk/regelwerk'

/** There is one rule book so far: nobody has to choose. */
export default function Seite() {
  redirect(`/regeln/${REGELWERK_VORGABE}`)
}
