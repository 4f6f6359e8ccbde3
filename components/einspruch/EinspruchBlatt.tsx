'use client'

import type { SyntheticEvent } from 'react'
import { useRef, useState } from 'react'
import { Chip } from '@/components/spielzettel/Chip'
import { OpFehler } from '@/components/spieltag/OpFehler'
import { useAbendOp } from '@/components/spieltag/use-abend-op'
import { useGrund } from '@/components/spieltag/use-grund'
import { Auswahl } from '@/components/ui/Auswahl'
import { Blatt } from '@/components/ui/Blatt'
import { Grundfeld } from '@/components/ui/Grundfeld'
import { Knopf } from '@/components/ui/Knopf'
import { auftragErheben } from '@/lib/client/spieltag/einspruch-auftraege'
import { useFehlerFokus } from '@/lib/client/fehler-fokus'
import type { FormFehler } from '@/lib/client/senden'
import type { SpieltagHier } from '@/lib/client/spieltag/spieltag'
import { darf } from '@/lib/domain/op/rechte'
import { anwesende } from '@/lib/domain/op/tisch'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import { regelwerkDes } from '@/lib/domain/spieltag/regelwerk'
import { getSpiel } from '@/lib/domain/spieltag/vorgriff'
import { hatStichwort, stichworte, wechsleStichwort } from '@/lib/format/einspruch'
import { GRUND_FEHLT, WER_FEHLT } from '@/lib/format/grund'
import type { EinspruchIch } from './ich'
import { SpielJetzt } from './SpielJetzt'

interface Props {
  readonly hier: SpieltagHier
  readonly spielId: string
  readonly namen: Readonly<Record<string, string>>
  readonly ich: EinspruchIch
  readonly onZu: () => void
}

/** Stands for a member who is no player in a choice of players. */
const OHNE_SPIELER = ''

const KEINE: readonly FormFehler[] = []

/** Disputes a game: what is wrong with it, and on the table's phone who says so. */
export function EinspruchBlatt({ hier, spielId, namen, ich, onZu }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const dabei = anwesende(hier.akte)
  const waehlt = darf(ich.rolle, 'einspruch-annehmen')
  const [wer, setWer] = useState(() => werZuerst(ich, { waehlt, dabei }))
  const [werFehlt, setWerFehlt] = useState(KEINE)
  useFehlerFokus(form, werFehlt)
  const op = useAbendOp(hier)
  const grund = useGrund({
    noetig: true,
    ohne: GRUND_FEHLT.einspruch,
    vomServer: op.grundFehler,
  })

  async function erhebe(e: SyntheticEvent) {
    e.preventDefault()
    setWerFehlt(wer === null ? [{ ort: 'spielerId', text: WER_FEHLT }] : KEINE)
    if (!grund.pruefe() || wer === null) return
    const { akte } = hier.getSicht()
    const auftrag = auftragErheben(akte, getSpiel(akte, spielId), {
      grund: grund.text,
      spielerId: wer === OHNE_SPIELER ? null : wer,
    })
    if (await op.sende(auftrag)) onZu()
  }

  return (
    <Blatt offen titel="Was stimmt nicht?" onZu={onZu}>
      <form ref={form} noValidate className="grid gap-4" onSubmit={(e) => void erhebe(e)}>
        <Stichworte
          regelwerk={regelwerkDes(hier.akte)}
          wert={grund.feld.wert}
          onWert={grund.feld.onWert}
        />
        <Grundfeld
          label="Grund"
          zeilen={3}
          hinweis="zum Beispiel: 118 Augen statt 120"
          {...grund.feld}
        />
        {waehlt && (
          <WerAuswahl
            {...{ ich, namen, dabei, wer }}
            fehler={werFehlt[0]?.text}
            onWer={(neu) => {
              setWer(neu)
              setWerFehlt(KEINE)
            }}
          />
        )}
        <OpFehler fehler={op.fehler}>
          {op.veraltet && <SpielJetzt akte={hier.akte} {...{ spielId, namen }} />}
        </OpFehler>
        <Knopf type="submit" voll laedt={op.laeuft}>
          Einspruch erheben
        </Knopf>
      </form>
    </Blatt>
  )
}

interface StichworteProps {
  readonly regelwerk: RegelwerkId
  readonly wert: string
  readonly onWert: (wert: string) => void
}

/** What is usually wrong, to tap instead of type. */
function Stichworte({ regelwerk, wert, onWert }: StichworteProps) {
  return (
    <div role="group" aria-label="Häufige Gründe" className="flex flex-wrap gap-2">
      {stichworte(regelwerk).map((wort) => (
        <Chip
          key={wort}
          gewaehlt={hatStichwort(wert, wort)}
          onClick={() => onWert(wechsleStichwort(wert, wort))}
          className="px-3.5"
        >
          {wort}
        </Chip>
      ))}
    </div>
  )
}

/** On the table's phone the own player only if there that evening: whoever writes may sit at another table, or at none. */
function werZuerst(
  { spielerId }: EinspruchIch,
  { waehlt, dabei }: { readonly waehlt: boolean; readonly dabei: readonly string[] },
): string | null {
  if (!waehlt) return spielerId ?? OHNE_SPIELER
  return spielerId !== null && dabei.includes(spielerId) ? spielerId : null
}

interface WerProps extends Pick<Props, 'ich' | 'namen'> {
  readonly dabei: readonly string[]
  /** Null until somebody is chosen. */
  readonly wer: string | null
  readonly fehler: string | undefined
  readonly onWer: (wer: string) => void
}

/** The phone of the table serves all: everybody of the evening, and whoever holds it. */
function WerAuswahl({ ich, namen, dabei, wer, fehler, onWer }: WerProps) {
  const eigener = ich.spielerId ?? OHNE_SPIELER
  const personen = dabei.includes(eigener) ? dabei : [...dabei, eigener]
  return (
    <Auswahl
      label="Wer erhebt Einspruch?"
      name="wer"
      wert={wer}
      optionen={personen.map((id) => ({
        wert: id,
        text: id === OHNE_SPIELER ? ich.name : (namen[id] ?? id),
      }))}
      onWahl={onWer}
      fehler={fehler}
    />
  )
}
