import type { Metadata } from 'next'
import { Kopf } from '@/components/ui/Kopf'
import { NurVerwaltung } from '@/components/verwaltung/NurVerwaltung'
import { ProtokollListe } from '@/components/verwaltung/ProtokollListe'
import { listProtokoll } from '@/lib/server/protokoll'
import { verlangeVerein } from '@/lib/server/verein'

export const metadata: Metadata = { title: 'Protokoll' }

/** The number of the first entry; the numbers have no gap. */
const ERSTER = 1

export default async function ProtokollSeite({
  params,
  searchParams,
}: {
  readonly params: Promise<{ verein: string }>
  readonly searchParams: Promise<{ vor?: string | string[] }>
}) {
  const { verein: kurz } = await params
  const { verein, ich } = await verlangeVerein(kurz)
  const zurueck = { href: `/v/${verein.kurz}/verwaltung`, text: 'Verwaltung' }
  if (ich.rolle !== 'verwaltung') {
    return (
      <>
        <Kopf titel="Protokoll" zurueck={zurueck} />
        <NurVerwaltung />
      </>
    )
  }
  const vor = liesNummer((await searchParams).vor)
  const eintraege = await listProtokoll(verein.id, vor === null ? {} : { vor })
  const letzter = eintraege.at(-1)
  const pfad = `/v/${verein.kurz}`
  return (
    <>
      <Kopf titel="Protokoll" unter="Alles, was im Verein geändert wurde" zurueck={zurueck} />
      <ProtokollListe
        eintraege={eintraege}
        aelter={
          letzter !== undefined && letzter.seq > ERSTER
            ? `${pfad}/verwaltung/protokoll?vor=${letzter.seq}`
            : null
        }
        pfad={pfad}
      />
    </>
  )
}

function liesNummer(wert: string | string[] | undefined): number | null {
  return typeof wert === 'string' && /^[1-9]\d{0,9}$/.test(wert) ? Number(wert) : null
}
