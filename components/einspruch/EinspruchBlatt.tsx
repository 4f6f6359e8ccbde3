'use client'

import type { SyntheticEvent } from 'react'
import { useState } from 'react'
import { Chip } from '@/components/spielzettel/Chip'
import { OpFehler } from '@/components/spieltag/OpFehler'
import { useAbendOp } from '@/components/spieltag/use-abend-op'
import { useGrund } from '@/components/spieltag/use-grund'
import { Auswahl } from '@/components/ui/Auswahl'
import { Blatt } from '@/components/ui/Blatt'
import { Grundfeld } from '@/components/ui/Grundfeld'
import { Knopf } from '@/components/ui/Knopf'
import { auftragErheben } from '@/lib/client/einspruch-auftraege'
import type { SpieltagHier } from '@/lib/client/spieltag'
import { darf } from '@/lib/domain/op/rechte'
import { anwesende } from '@/lib/domain/op/tisch'
import { getSpiel } from '@/lib/domain/spieltag/vorgriff'
import { hatStichwort, STICHWORTE, wechsleStichwort } from '@/lib/format/einspruch'
import { GRUND_FEHLT } from '@/lib/format/grund'
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

/** Disputes a game: what is wrong with it, and on the table's phone who says so. */
export function EinspruchBlatt({ hier, spielId, namen, ich, onZu }: Props) {
  const [wer, setWer] = useState(ich.spielerId ?? OHNE_SPIELER)
  const op = useAbendOp(hier, { ohneAntwort: 'gut' })
  const grund = useGrund({
    noetig: true,
    ohne: GRUND_FEHLT.einspruch,
    vomServer: op.grundFehler,
  })

  async function erhebe(e: SyntheticEvent) {
    e.preventDefault()
    if (!grund.pruefe()) return
    const { akte } = hier.getSicht()
    const auftrag = auftragErheben(akte, getSpiel(akte, spielId), {
      grund: grund.text,
      spielerId: wer === OHNE_SPIELER ? null : wer,
      konto: { id: ich.kontoId, name: ich.name },
    })
    if (await op.sende(auftrag)) onZu()
  }

  return (
    <Blatt offen titel="Was stimmt nicht?" onZu={onZu}>
      <form noValidate className="grid gap-4" onSubmit={(e) => void erhebe(e)}>
        <div role="group" aria-label="Häufige Gründe" className="flex flex-wrap gap-2">
          {STICHWORTE.map((wort) => (
            <Chip
              key={wort}
              gewaehlt={hatStichwort(grund.feld.wert, wort)}
              onClick={() => grund.feld.onWert(wechsleStichwort(grund.feld.wert, wort))}
              className="px-3.5"
            >
              {wort}
            </Chip>
          ))}
        </div>
        <Grundfeld
          label="Grund"
          zeilen={3}
          hinweis="zum Beispiel: 118 Augen statt 120"
          {...grund.feld}
        />
        {darf(ich.rolle, 'einspruch-annehmen') && (
          <WerAuswahl dabei={anwesende(hier.akte)} {...{ ich, namen, wer }} onWer={setWer} />
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

interface WerProps extends Pick<Props, 'ich' | 'namen'> {
  readonly dabei: readonly string[]
  readonly wer: string
  readonly onWer: (wer: string) => void
}

/** The phone of the table serves all: everybody of the evening, and whoever holds it. */
function WerAuswahl({ ich, namen, dabei, wer, onWer }: WerProps) {
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
    />
  )
}
