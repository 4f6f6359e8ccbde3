'use client'

import { useRouter } from 'next/navigation'
import { Karte } from '@/components/ui/Karte'
import { Knopf } from '@/components/ui/Knopf'
import type { EinladungAkte, SpielerAkte } from '@/lib/domain/verein/verein'
import { textRolle } from '@/lib/format/rolle'
import { formatZeitpunkt } from '@/lib/format/zeitpunkt'
import { OpMeldung } from './OpMeldung'
import { useOp } from './use-op'

interface Props {
  readonly verein: string
  /** Those that can still be accepted. */
  readonly einladungen: readonly EinladungAkte[]
  readonly spieler: readonly SpielerAkte[]
}

/** Open invitations, each to be revoked. */
export function EinladungenListe({ verein, einladungen, spieler }: Props) {
  if (einladungen.length === 0) {
    return <p className="text-leise">Keine Einladung ist offen.</p>
  }
  return (
    <Karte randlos>
      <ul>
        {einladungen.map((e) => (
          <Zeile
            key={e.id}
            verein={verein}
            einladung={e}
            name={spieler.find((s) => s.id === e.spielerId)?.name}
          />
        ))}
      </ul>
    </Karte>
  )
}

function Zeile(props: {
  readonly verein: string
  readonly einladung: EinladungAkte
  readonly name: string | undefined
}) {
  const { einladung, name } = props
  const router = useRouter()
  const { stand, sende } = useOp(props.verein)
  const wer =
    name === undefined ? textRolle(einladung.rolle) : `${textRolle(einladung.rolle)} für ${name}`
  async function widerrufe() {
    const daten = { einladungId: einladung.id }
    if (await sende('einladung-widerrufen', einladung.version, daten)) router.refresh()
  }
  return (
    <li className="border-linie grid gap-3 border-b px-4 py-3 last:border-b-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{wer}</p>
          <p className="text-klein text-leise">gilt bis {formatZeitpunkt(einladung.ablauf)} Uhr</p>
        </div>
        <Knopf
          art="neben"
          laedt={stand.laeuft}
          onClick={() => void widerrufe()}
          aria-label={`Einladung widerrufen: ${wer}`}
        >
          Widerrufen
        </Knopf>
      </div>
      <OpMeldung stand={stand} />
    </li>
  )
}
