'use client'

import { useRouter } from 'next/navigation'
import { SendeMeldung } from '@/components/spieltag/SendeMeldung'
import { neueOp } from '@/lib/client/ops'
import { useOpsFolge } from '@/lib/client/ops-folge'
import type { EinspruchErgebnis } from '@/lib/domain/einspruch/ergebnis'
import type { EinspruchMitOrt } from '@/lib/domain/einspruch/ort'
import { AntwortMeldung } from './AntwortMeldung'

type EinspruchAntwort = EinspruchMitOrt & { readonly ergebnis: EinspruchErgebnis | null }

interface Props {
  readonly antworten: readonly EinspruchAntwort[]
  readonly namen: Readonly<Record<string, string>>
  readonly vereinKurz: string
}

/** What was decided on the objections of whoever looks, until each is read. Nothing when there is nothing new. */
export function Antworten({ antworten, namen, vereinKurz }: Props) {
  if (antworten.length === 0) return null
  return (
    <div className="grid gap-3">
      {antworten.map((antwort) => (
        <Antwort key={antwort.einspruch.id} {...{ antwort, namen, vereinKurz }} />
      ))}
    </div>
  )
}

function Antwort(props: Omit<Props, 'antworten'> & { readonly antwort: EinspruchAntwort }) {
  const { spieltagId, einspruch, ort, ergebnis } = props.antwort
  const router = useRouter()
  const { stand, sende, nochmal } = useOpsFolge(props.vereinKurz)

  async function danach(versuch: Promise<boolean>) {
    await versuch
    // Also when it was refused: read on another phone, it is gone here too.
    router.refresh()
  }

  return (
    <>
      <AntwortMeldung
        einspruch={einspruch}
        ort={ort}
        ergebnis={ergebnis}
        namen={props.namen}
        href={`/v/${props.vereinKurz}/spiele/${einspruch.spielId}`}
        laeuft={stand.art === 'sendet'}
        onGelesen={() =>
          void danach(
            sende([
              neueOp('einspruch-quittieren', einspruch.version, {
                spieltagId,
                einspruchId: einspruch.id,
              }),
            ]),
          )
        }
      />
      <SendeMeldung stand={stand} onNochmal={() => void danach(nochmal())} />
    </>
  )
}
