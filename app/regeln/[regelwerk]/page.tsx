import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Seitenrahmen } from '@/app/Seitenrahmen'
import { RegelwerkBlatt } from '@/components/regeln/RegelwerkBlatt'
import { Kopf } from '@/components/ui/Kopf'
import { REGELWERK_IDS } from '@/lib/domain/regelwerk/regelwerk'
import { REGELWERK_TEXTE } from '@/lib/format/regelwerk'

interface Props {
  readonly params: Promise<{ readonly regelwerk: string }>
}

export const metadata: Metadata = { title: 'Regeln' }

export default async function Seite({ params }: Props) {
  const { regelwerk: gewuenscht } = await params
  const regelwerk = REGELWERK_IDS.find((id) => id === gewuenscht)
  if (regelwerk === undefined) notFound()
  const { name, zeile } = REGELWERK_TEXTE[regelwerk]
  return (
    <Seitenrahmen breite="breit">
      <Kopf
        titel={`Regeln: ${name}`}
        unter={zeile}
        zurueck={{ href: '/regeln', text: 'Alle Regeln' }}
      />
      <RegelwerkBlatt id={regelwerk} />
    </Seitenrahmen>
  )
}
