'use client'

import { useRouter } from 'next/navigation'
import type { FormEvent } from 'react'
import { useGrund } from '@/components/spieltag/use-grund'
import { Blatt } from '@/components/ui/Blatt'
import { Grundfeld } from '@/components/ui/Grundfeld'
import { Knopf } from '@/components/ui/Knopf'
import { OpMeldung } from '@/components/verwaltung/OpMeldung'
import { fehlerBei, useOp } from '@/components/verwaltung/use-op'
import type { BuchungAkte } from '@/lib/domain/kasse/buchung'
import { BUCHUNG_FEHLT, textBuchung } from '@/lib/format/kasse'

interface Props {
  /** The club's short name. */
  readonly verein: string
  readonly buchung: BuchungAkte
  readonly onZu: () => void
}

/** Strikes a booking after asking why; it stays in the book. */
export function BuchungStreichenBlatt({ verein, buchung, onZu }: Props) {
  const router = useRouter()
  const { stand, sende } = useOp(verein)
  const grund = useGrund({
    noetig: true,
    ohne: BUCHUNG_FEHLT.grund,
    vomServer: fehlerBei(stand, 'grund'),
  })

  async function streiche(e: FormEvent) {
    e.preventDefault()
    if (!grund.pruefe()) return
    const { id: buchungId, saisonId, version } = buchung
    if (!(await sende('buchung-streichen', version, { saisonId, buchungId, grund: grund.text })))
      return
    onZu()
    router.refresh()
  }

  return (
    <Blatt offen titel="Buchung streichen?" onZu={onZu}>
      <form onSubmit={streiche} noValidate className="grid gap-4">
        <p>
          {textBuchung({ ...buchung })} zählt dann nicht mehr. Sie bleibt durchgestrichen stehen;
          was gemeint war, neu eintragen.
        </p>
        <Grundfeld label="Grund" {...grund.feld} />
        <OpMeldung stand={stand} felder={['grund']} />
        <Knopf type="submit" art="gefahr" voll laedt={stand.laeuft}>
          Buchung streichen
        </Knopf>
        <Knopf art="neben" voll onClick={onZu}>
          Behalten
        </Knopf>
      </form>
    </Blatt>
  )
}
