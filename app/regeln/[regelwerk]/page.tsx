import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Seitenrahmen } from '@/app/Seitenrahmen'
import { UrexweilerBlatt } from '@/components/regeln/UrexweilerBlatt'
import { Kopf } from '@/components/ui/Kopf'
import { REGELWERK_TEXTE } from '@/lib/format/regelwerk'

interface Props {
  readonly params: Promise<{ readonly regelwerk: string }>
}

export const metadata: Metadata = { title: 'Regeln' }

export default async function Seite({ params }: Props) {
  const { regelwerk } = await params
  if (regelwerk !== 'urexweiler') notFound()
  const { name, zeile } = REGELWERK_TEXTE[regelwerk]
  return (
    <Seitenrahmen breite="breit">
      <Kopf titel={`Regeln: ${name}`} unter={zeile} />
      <UrexweilerBlatt />
    </Seitenrahmen>
  )
}
