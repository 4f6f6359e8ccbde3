import { redirect } from 'next/navigation'

/** There is one rule book so far: nobody has to choose. */
export default function Seite() {
  redirect('/regeln/urexweiler')
}
