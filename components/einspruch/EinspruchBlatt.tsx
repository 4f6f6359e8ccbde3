'use client'

import type { SyntheticEvent } from 'react'
import { useRef, useState } from 'react'
import { Chip } from '@/components/spielzettel/Chip'
import { Auswahl } from '@/components/ui/Auswahl'
import { Blatt } from '@/components/ui/Blatt'
import { Knopf } from '@/components/ui/Knopf'
import { auftragErheben } from '@/lib/client/einspruch-auftraege'
import { useFehlerFokus } from '@/lib/client/fehler-fokus'
import type { FormFehler } from '@/lib/client/senden'
import type { SpieltagHier } from '@/lib/client/spieltag'
import { darf } from '@/lib/domain/op/rechte'
import { anwesende } from '@/lib/domain/op/tisch'
import { getSpiel } from '@/lib/domain/spieltag/vorgriff'
import { hatStichwort, STICHWORTE, wechsleStichwort } from '@/lib/format/einspruch'
import { Grundfeld } from './Grundfeld'
import type { EinspruchIch } from './ich'
import { Nichtgespeichert } from './Nichtgespeichert'
import { SpielJetzt } from './SpielJetzt'
import { useEinspruchOp } from './use-einspruch-op'

interface Props {
  readonly hier: SpieltagHier
  readonly spielId: string
  readonly namen: Readonly<Record<string, string>>
  readonly ich: EinspruchIch
  readonly onZu: () => void
}

const OHNE_GRUND: readonly FormFehler[] = [
  { ort: 'grund', text: 'Kurz sagen, was nicht stimmt. Ein Wort genügt.' },
]

/** Stands for a member who is no player in a choice of players. */
const OHNE_SPIELER = ''

/** Disputes a game: what is wrong with it, and on the table's phone who says so. */
export function EinspruchBlatt({ hier, spielId, namen, ich, onZu }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [grund, setGrund] = useState('')
  const [wer, setWer] = useState(ich.spielerId ?? OHNE_SPIELER)
  const [fehler, setFehler] = useState<readonly FormFehler[]>([])
  const op = useEinspruchOp(hier)
  useFehlerFokus(form, fehler)

  async function erhebe(e: SyntheticEvent) {
    e.preventDefault()
    const kurz = grund.trim()
    setFehler(kurz === '' ? [...OHNE_GRUND] : [])
    if (kurz === '') return
    const { akte } = hier.getSicht()
    const auftrag = auftragErheben(akte, getSpiel(akte, spielId), {
      grund: kurz,
      spielerId: wer === OHNE_SPIELER ? null : wer,
      konto: { id: ich.kontoId, name: ich.name },
    })
    if (await op.sende(auftrag)) onZu()
  }

  return (
    <Blatt offen titel="Was stimmt nicht?" onZu={onZu}>
      <form ref={form} noValidate className="grid gap-4" onSubmit={(e) => void erhebe(e)}>
        <div role="group" aria-label="Häufige Gründe" className="flex flex-wrap gap-2">
          {STICHWORTE.map((wort) => (
            <Chip
              key={wort}
              gewaehlt={hatStichwort(grund, wort)}
              onClick={() => setGrund(wechsleStichwort(grund, wort))}
              className="px-3.5"
            >
              {wort}
            </Chip>
          ))}
        </div>
        <Grundfeld
          label="Grund"
          wert={grund}
          onWert={setGrund}
          hinweis="zum Beispiel: 118 Augen statt 120"
          fehler={fehler[0]?.text}
        />
        {darf(ich.rolle, 'einspruch-annehmen') && (
          <WerAuswahl dabei={anwesende(hier.akte)} {...{ ich, namen, wer }} onWer={setWer} />
        )}
        <Nichtgespeichert
          ablehnung={op.ablehnung}
          jetzt={<SpielJetzt akte={hier.akte} {...{ spielId, namen }} />}
        />
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
