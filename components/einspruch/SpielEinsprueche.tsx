'use client'

import { useState } from 'react'
import { useAuffrischen } from '@/components/rahmen/use-auffrischen'
import { KorrekturBlatt } from '@/components/spieltag/KorrekturBlatt'
import { OpFehler } from '@/components/spieltag/OpFehler'
import { StreichBlatt } from '@/components/spieltag/StreichBlatt'
import { useAkteMit } from '@/components/spieltag/use-akte-mit'
import { useAbendOp } from '@/components/spieltag/use-abend-op'
import { auftragQuittieren, auftragZuruecknehmen } from '@/lib/client/spieltag/einspruch-auftraege'
import type { SpieltagZugriff } from '@/lib/client/spieltag/spieltag'
import { useSpieltag } from '@/lib/client/spieltag/spieltag'
import type { EinspruchAkte, Spielerkonten } from '@/lib/domain/einspruch/einspruch'
import {
  empfaengerVon,
  istEigener,
  istUngelesen,
  offeneEinsprueche,
} from '@/lib/domain/einspruch/einspruch'
import { computeErgebnis } from '@/lib/domain/einspruch/ergebnis'
import { mitOrt } from '@/lib/domain/einspruch/ort'
import { darf } from '@/lib/domain/op/rechte'
import type { SpielAkte, SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { getRundeVon, getSpiel } from '@/lib/domain/spieltag/vorgriff'
import type { Wartend } from '@/lib/sync/ausgang'
import { AntwortMeldung } from './AntwortMeldung'
import { EntscheidungBlatt } from './EntscheidungBlatt'
import type { EinspruchIch } from './ich'
import type { Schritt } from './OffenerEinspruch'
import { OffenerEinspruch } from './OffenerEinspruch'
import { regelwerkVon } from '@/lib/domain/regelwerk/presets'

interface Props extends SpieltagZugriff {
  readonly spielId: string
  readonly namen: Readonly<Record<string, string>>
  readonly ich: EinspruchIch
  /** Players with an account read the answer themselves. */
  readonly konten: Spielerkonten
  /** Every version of the Spiel. */
  readonly fassungen: readonly SpielAkte[]
}

/** What stands on top of a receipt that is or was disputed: what is open, and the answer for whoever objected. */
export function SpielEinsprueche(props: Props) {
  const { spielId, namen, ich, konten } = props
  const hier = useSpieltag(props)
  const spiel = getSpiel(useAkteMit(hier, spielId).akte, spielId)
  const op = useAbendOp(hier)
  const frischeAuf = useAuffrischen()
  const [blatt, setBlatt] = useState<Offen | null>(null)
  const hierzu = hier.akte.einsprueche.filter((e) => e.spielId === spielId)
  const offen = offeneEinsprueche(hierzu)
  const unterwegs = new Set(hier.offen.flatMap(einspruchIdVon))
  const antworten = hierzu.filter(
    (e) => istUngelesen(e) && !unterwegs.has(e.id) && empfaengerVon(e, konten) === ich.kontoId,
  )

  function beginne(schritt: Schritt, einspruch: EinspruchAkte) {
    if (schritt !== 'zuruecknehmen') return setBlatt({ schritt, einspruch })
    void op.sende(auftragZuruecknehmen(hier.getSicht().akte, einspruch))
  }

  const quittiere = (e: EinspruchAkte) => void op.sende(auftragQuittieren(hier.getSicht().akte, e))

  function schliesse() {
    setBlatt(null)
    // The receipt below comes from the server.
    frischeAuf()
  }

  return (
    <>
      {(offen.length > 0 || antworten.length > 0 || op.fehler.length > 0) && (
        <div className="mx-auto mb-4 grid w-full max-w-lg gap-3">
          {antworten.map((e) => (
            <AntwortMeldung
              key={e.id}
              einspruch={e}
              ort={mitOrt(hier.akte, e).ort}
              ergebnis={ergebnisVon(e, { akte: hier.akte, fassungen: props.fassungen })}
              namen={namen}
              laeuft={op.laeuft}
              onGelesen={hier.akte.gestrichen ? null : () => quittiere(e)}
            />
          ))}
          {offen.map((e) => (
            <OffenerEinspruch
              key={e.id}
              einspruch={e}
              spiel={spiel}
              namen={namen}
              fremdesGeraet={e.spielerId !== null && konten[e.spielerId] !== e.kontoId}
              entscheidet={darf(ich.rolle, 'einspruch-annehmen')}
              eigener={istEigener(e, ich)}
              ruht={hier.akte.gestrichen}
              unterwegs={unterwegs.has(e.id)}
              onSchritt={(schritt) => beginne(schritt, e)}
            />
          ))}
          <OpFehler fehler={op.fehler} />
        </div>
      )}
      {blatt && <Schrittblatt {...{ hier, spielId, namen }} {...blatt} onZu={schliesse} />}
    </>
  )
}

function ergebnisVon(
  einspruch: EinspruchAkte,
  { akte, fassungen }: { readonly akte: SpieltagAkte } & Pick<Props, 'fassungen'>,
) {
  const regelwerk = regelwerkVon(getRundeVon(akte, einspruch.spielId))
  return computeErgebnis(einspruch, { fassungen, regelwerk })
}

interface Offen {
  readonly schritt: Exclude<Schritt, 'zuruecknehmen'>
  readonly einspruch: EinspruchAkte
}

function Schrittblatt(
  props: Offen &
    Pick<Props, 'spielId' | 'namen'> & {
      readonly hier: ReturnType<typeof useSpieltag>
      readonly onZu: () => void
    },
) {
  const { schritt, einspruch, ...rest } = props
  switch (schritt) {
    case 'korrektur':
      return <KorrekturBlatt {...rest} einspruchId={einspruch.id} />
    case 'streichung':
    case 'wiederherstellung':
      return <StreichBlatt {...rest} einspruchId={einspruch.id} />
    case 'bestehende':
    case 'ablehnen':
      return <EntscheidungBlatt {...rest} einspruch={einspruch} art={schritt} />
  }
}

function einspruchIdVon({ op }: Wartend): readonly string[] {
  return 'einspruchId' in op.daten ? [op.daten.einspruchId] : []
}
