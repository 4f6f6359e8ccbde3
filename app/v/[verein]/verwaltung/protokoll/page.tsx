import type { Metadata } from 'next'
import { Kopf } from '@/components/ui/Kopf'
import { Meldung } from '@/components/ui/Meldung'
import { Nachrechnung } from '@/components/verwaltung/Nachrechnung'
import { NurVerwaltung } from '@/components/verwaltung/NurVerwaltung'
import { ProtokollListe } from '@/components/verwaltung/ProtokollListe'
import { ProtokollSuche } from '@/components/verwaltung/ProtokollSuche'
import { parseSuche } from '@/lib/domain/protokoll/suche'
import { textUnlesbar } from '@/lib/format/suche'
import { getRangpunkteForm } from '@/lib/server/geraet'
import { ladeNachrechnung } from '@/lib/server/nachrechnung'
import { ladeProtokoll } from '@/lib/server/protokoll'
import { verlangeVerein } from '@/lib/server/verein'

export const metadata: Metadata = { title: 'Protokoll' }

interface Props {
  readonly params: Promise<{ readonly verein: string }>
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

export default async function ProtokollSeite({ params, searchParams }: Props) {
  const { verein, ich } = await verlangeVerein((await params).verein)
  const pfad = `/v/${verein.kurz}`
  const zurueck = { href: `${pfad}/verwaltung`, text: 'Verwaltung' }
  if (ich.rolle !== 'verwaltung') {
    return (
      <>
        <Kopf titel="Protokoll" zurueck={zurueck} />
        <NurVerwaltung />
      </>
    )
  }
  const { suche, unlesbar } = parseSuche(await searchParams)
  const { eintraege, aelter, konten } = await ladeProtokoll(verein.id, suche)
  const href = `${pfad}/verwaltung/protokoll`
  return (
    <>
      <Kopf titel="Protokoll" unter="Alles, was im Verein geändert wurde" zurueck={zurueck} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Nachrechnung kurz={verein.kurz} stand={await ladeNachrechnung(verein.id)} />
        <ProtokollSuche
          {...{ suche, konten, href }}
          offen={unlesbar.length > 0 || eintraege.length === 0}
        />
        {unlesbar.length > 0 && <Meldung art="hinweis">{textUnlesbar(unlesbar)}</Meldung>}
        <ProtokollListe
          {...{ eintraege, suche, aelter, pfad, href }}
          form={await getRangpunkteForm()}
        />
      </div>
    </>
  )
}
