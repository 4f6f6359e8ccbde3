import type { Metadata } from 'next'
import { Kopf } from '@/components/ui/Kopf'
import { ProtokollListe } from '@/components/verwaltung/ProtokollListe'
import { listProtokoll } from '@/lib/server/protokoll'
import { verlangeVerein } from '@/lib/server/verein'

export const metadata: Metadata = { title: 'Protokoll' }

const JE_SEITE = 50

export default async function ProtokollSeite({
  params,
  searchParams,
}: {
  readonly params: Promise<{ verein: string }>
  readonly searchParams: Promise<{ vor?: string | string[] }>
}) {
  const { verein: kurz } = await params
  const { verein } = await verlangeVerein(kurz)
  const vor = liesNummer((await searchParams).vor)
  // One more than is shown tells whether an older page exists.
  const gefunden = await listProtokoll(verein.id, {
    anzahl: JE_SEITE + 1,
    ...(vor === null ? {} : { vor }),
  })
  const eintraege = gefunden.slice(0, JE_SEITE)
  const letzter = eintraege.at(-1)
  const pfad = `/v/${verein.kurz}`
  return (
    <>
      <Kopf
        titel="Protokoll"
        unter="Alles, was im Club geändert wurde"
        zurueck={{ href: `${pfad}/verwaltung`, text: 'Verwaltung' }}
      />
      <ProtokollListe
        eintraege={eintraege}
        aelter={
          letzter !== undefined && gefunden.length > JE_SEITE
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
