'use client'

import { Fragment } from 'react'
import { Blatt } from '@/components/ui/Blatt'
import { FeldFehler } from '@/components/ui/FeldFehler'
import { Grundfeld } from '@/components/ui/Grundfeld'
import { Knopf } from '@/components/ui/Knopf'
import { auftragSpieltag } from '@/lib/client/spieltag/auftraege'
import { dieselben } from '@/lib/domain/dieselben'
import { formatDatum } from '@/lib/format/datum'
import { GRUND_FEHLT } from '@/lib/format/grund'
import { TEXT_ERSETZEN, textInzwischen } from '@/lib/format/inzwischen'
import type { AbendProps } from './abend-props'
import { OpFehler } from './OpFehler'
import { SpieltagFelder } from './SpieltagFelder'
import { useAbendOp } from './use-abend-op'
import { useEigenes } from './use-eigenes'
import { useGrund } from './use-grund'

/** Date, place and who was excused. Nothing that another changes meanwhile is taken back unasked. */
export function AendernBlatt({
  hier,
  gerechnet,
  personen,
  kader,
  namen,
  onZu,
}: AbendProps & { readonly onZu: () => void }) {
  const { akte } = hier
  const { laeuft, fehler, grundFehler, sende } = useAbendOp(hier)
  const angaben = useEigenes({ datum: akte.datum, ort: akte.ort ?? '' })
  const { datum, ort } = angaben.werte
  const fehlen = kader.filter((id) => !gerechnet.anwesend.includes(id))
  const entschuldigte = useEigenes(
    Object.fromEntries(fehlen.map((id) => [id, akte.entschuldigt.includes(id)])),
  )
  const neu = fehlen.filter((id) => entschuldigte.werte[id])
  const zaehltAnders = datum !== akte.datum || !dieselben(neu, akte.entschuldigt)
  const grund = useGrund({
    noetig: akte.ende !== null && zaehltAnders,
    ohne: GRUND_FEHLT.aenderung,
    vomServer: grundFehler,
  })
  const inzwischen = textDessen(angaben.inzwischen)

  async function speichere() {
    const gefragt = [angaben.pruefe(), entschuldigte.pruefe(), grund.pruefe()]
    if (gefragt.includes(false)) return
    const daten = { spieltagId: akte.id, datum, ort: ort.trim() || null, entschuldigt: neu }
    // On the version that is shown: what has come since has been seen by nobody.
    if (await sende(auftragSpieltag(akte, 'spieltag-aendern', { ...daten, ...grund.daten }))) onZu()
  }

  return (
    <Blatt offen titel="Angaben ändern" onZu={onZu}>
      <div className="grid gap-4">
        <SpieltagFelder
          {...{ datum, ort }}
          onDatum={(wert) => angaben.setze('datum', wert)}
          onOrt={(wert) => angaben.setze('ort', wert)}
          vorschlaege={personen.filter((p) => !p.gast).map((p) => p.name)}
          fehler={inzwischen}
        />
        {fehlen.length > 0 && <Entschuldigte {...{ fehlen, entschuldigte, namen }} />}
        <Grundfeld label="Grund" {...grund.feld} />
        <p role="status" className="rounded-karte bg-achtung px-4 py-3 text-achtung empty:hidden">
          {hatEintrag(angaben.inzwischen) || hatEintrag(entschuldigte.inzwischen)
            ? TEXT_ERSETZEN
            : ''}
        </p>
        <OpFehler fehler={fehler} />
        <Knopf voll laedt={laeuft} disabled={datum === ''} onClick={() => void speichere()}>
          Speichern
        </Knopf>
      </div>
    </Blatt>
  )
}

function textDessen({ datum, ort }: { readonly datum?: string; readonly ort?: string }) {
  return {
    datum: datum === undefined ? undefined : textInzwischen(formatDatum(datum)),
    ort: ort === undefined ? undefined : textInzwischen(ort || 'kein Ort'),
  }
}

const hatEintrag = (werte: object) => Object.keys(werte).length > 0

interface EntschuldigteProps {
  /** Of the roster, who was not there. */
  readonly fehlen: readonly string[]
  readonly entschuldigte: ReturnType<typeof useEigenes<string, boolean>>
  readonly namen: AbendProps['namen']
}

function Entschuldigte({ fehlen, entschuldigte, namen }: EntschuldigteProps) {
  const { werte, inzwischen, setze } = entschuldigte
  return (
    <fieldset>
      <legend className="font-semibold">Entschuldigt, weil kein Platz am Tisch war</legend>
      {fehlen.map((id) => (
        <Fragment key={id}>
          <label className="flex min-h-12 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              className="size-5"
              checked={werte[id] ?? false}
              aria-describedby={id in inzwischen ? `inzwischen-${id}` : undefined}
              onChange={(e) => setze(id, e.target.checked)}
            />
            {namen[id] ?? id}
          </label>
          {id in inzwischen && (
            <FeldFehler id={`inzwischen-${id}`}>
              {textInzwischen(inzwischen[id] ? 'entschuldigt' : 'nicht entschuldigt')}
            </FeldFehler>
          )}
        </Fragment>
      ))}
    </fieldset>
  )
}
