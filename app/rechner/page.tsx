import type { Metadata } from 'next'
import { Seitenrahmen } from '@/app/Seitenrahmen'
import { Rechner } from '@/components/spielzettel/Rechner'
import { Kopf } from '@/components/ui/Kopf'

export const metadata: Metadata = {
  title: 'Rechner',
  description: 'Was ist ein Doppelkopf-Spiel wert? Mit jedem Schritt und seiner Regel.',
}

interface Props {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

export default async function Seite({ searchParams }: Props) {
  const adresse = await searchParams
  return (
    <Seitenrahmen breite="text">
      <Kopf titel="Rechner" unter="Was das Spiel wert ist, Schritt für Schritt." />
      <Rechner key={JSON.stringify(adresse)} adresse={adresse} />
    </Seitenrahmen>
  )
}
