import type { Metadata } from 'next'
import type { Bereich } from '@/components/verwaltung/Bereiche'
import { Bereiche } from '@/components/verwaltung/Bereiche'
import { Kopf } from '@/components/ui/Kopf'
import { darf } from '@/lib/domain/op/rechte'
import { listMitglieder } from '@/lib/server/mitglied'
import { verlangeVerein } from '@/lib/server/verein'

export const metadata: Metadata = { title: 'Verwaltung' }

export default async function VerwaltungSeite({
  params,
}: {
  readonly params: Promise<{ verein: string }>
}) {
  const { verein: kurz } = await params
  const { verein, ich, spieler, saisons } = await verlangeVerein(kurz)
  const pfad = `/v/${verein.kurz}/verwaltung`
  const bereiche: Bereich[] = []
  if (darf(ich.rolle, 'mitglied-einladen')) {
    const mitglieder = await listMitglieder(verein.id)
    bereiche.push({
      href: `${pfad}/mitglieder`,
      titel: 'Mitglieder',
      text: `${mitglieder.length} mit Zugang. Einladen, Rollen vergeben.`,
      farbe: 'kreuz',
    })
  }
  if (darf(ich.rolle, 'spieler-anlegen')) {
    const gaeste = spieler.filter((s) => s.gast).length
    bereiche.push({
      href: `${pfad}/spieler`,
      titel: 'Spieler',
      text: `${spieler.length - gaeste} Spieler, ${gaeste} ${gaeste === 1 ? 'Gast' : 'Gäste'}.`,
      farbe: 'herz',
    })
  }
  if (darf(ich.rolle, 'saison-aendern')) {
    bereiche.push({
      href: `${pfad}/saison`,
      titel: 'Saisons',
      text: saisons.map((s) => s.name).join(', ') || 'Noch keine Saison.',
      farbe: 'pik',
    })
  }
  if (darf(ich.rolle, 'saison-importieren')) {
    bereiche.push({
      href: `${pfad}/import`,
      titel: 'Import',
      text: 'Eine Saison aus einer Datei übernehmen.',
      farbe: 'karo',
    })
  }
  bereiche.push(
    {
      href: `${pfad}/export`,
      titel: 'Export',
      text: 'Eine Saison als Datei mitnehmen.',
      farbe: 'karo',
    },
    {
      href: `${pfad}/protokoll`,
      titel: 'Protokoll',
      text: 'Wer hat wann was geändert?',
      farbe: 'pik',
    },
  )
  return (
    <>
      <Kopf titel="Verwaltung" unter={verein.name} />
      <Bereiche bereiche={bereiche} />
    </>
  )
}
