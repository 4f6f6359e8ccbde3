import { useId } from 'react'
import { hatAngesagt } from '@/lib/domain/spiel/entwurf-ansage'
import { parteiVon } from '@/lib/domain/spiel/entwurf-felder'
import { PARTEIEN } from '@/lib/domain/spiel/spiel'
import type { Partei, SpielerRef } from '@/lib/domain/spiel/spiel'
import { textAnsage, textPartei } from '@/lib/format/art'
import { kurzAnsage } from '@/lib/format/spielzettel'
import { worteVon } from '@/lib/format/worte'
import type { Bogen } from './bogen'
import { nameVon, spielendeIn } from './bogen'
import { Chip } from './Chip'
import { FehlerListe } from './FehlerListe'

interface Props {
  readonly bogen: Bogen
  /** A level was chosen, not taken back. */
  readonly onGesagt: () => void
}

/**
 * Who announced what; a second tap takes it back. Where both parties may, a tap names the player, the Stoß and, if nobody
 * is Re yet, the party. In Null, where there are twice as many levels, it names the level alone. Where each party may have one, every
 * player may have said one, and the highest counts.
 */
export function Ansagen({ bogen, onGesagt }: Props) {
  const { stufen } = bogen.felder
  const id = useId()
  const parteien = PARTEIEN.filter((p) => stufen[p].length > 0)
  if (parteien.length === 0) return <p className="text-klein text-leise">Erst das Solo wählen.</p>
  return (
    <div className="grid gap-[3px]">
      {parteien.length === PARTEIEN.length
        ? spielendeIn(bogen).map((s) => (
            <Spielerzeile key={s} bogen={bogen} onGesagt={onGesagt} spieler={s} />
          ))
        : parteien.map((p) => <Parteizeile key={p} bogen={bogen} onGesagt={onGesagt} partei={p} />)}
      <FehlerListe id={id} texte={bogen.fehler.ansage} />
    </div>
  )
}

function Spielerzeile({ bogen, spieler, onGesagt }: Props & { readonly spieler: SpielerRef }) {
  const { entwurf, felder, onZug } = bogen
  const name = nameVon(bogen, spieler)
  const partei = parteiVon(entwurf, spieler, bogen.regelwerk)
  const { absage, abgesagt } = worteVon(bogen.regelwerk.id)
  return (
    <div
      role="group"
      aria-label={`${absage} von ${name}`}
      className="grid grid-cols-[minmax(0,1fr)_repeat(3,3.25rem)_3.75rem] items-center gap-1 @max-[19rem]:grid-cols-[minmax(0,1fr)_repeat(3,3rem)_3.5rem] @max-[19rem]:gap-[3px] @max-[17rem]:grid-cols-2"
    >
      <span className="min-w-0 text-klein leading-tight @max-[17rem]:col-span-2">
        <b className="block truncate font-semibold">{name}</b>
        {partei && <span className="text-leise">{textPartei(partei)}</span>}
      </span>
      {felder.stufen[partei ?? 're'].map((stufe) => {
        const gewaehlt = hatAngesagt(entwurf, spieler, stufe)
        return (
          <Chip
            key={stufe}
            gewaehlt={gewaehlt}
            aria-label={`${name}: ${textAnsage(stufe)} ${abgesagt}`}
            onClick={() => {
              onZug({ zug: 'ansager', spieler, stufe })
              if (!gewaehlt) onGesagt()
            }}
            className="px-0! text-klein"
          >
            {kurzAnsage(stufe)}
          </Chip>
        )
      })}
    </div>
  )
}

function Parteizeile({ bogen, partei, onGesagt }: Props & { readonly partei: Partei }) {
  const { entwurf, felder, onZug } = bogen
  return (
    <div
      role="group"
      aria-label={`Ansage von ${textPartei(partei)}`}
      className="flex items-center gap-1"
    >
      <span className="w-13 shrink-0 text-klein font-semibold text-leise">
        {textPartei(partei)}
      </span>
      <div className="grid min-w-0 flex-1 grid-cols-4 gap-1 @max-[17rem]:grid-cols-2">
        {felder.stufen[partei].map((stufe) => {
          const gewaehlt = entwurf.ansagen[partei] === stufe
          return (
            <Chip
              key={stufe}
              gewaehlt={gewaehlt}
              aria-label={`${textPartei(partei)}: ${textAnsage(stufe)} angesagt`}
              onClick={() => {
                onZug({ zug: 'ansage', partei, stufe })
                if (!gewaehlt) onGesagt()
              }}
              className="px-0.5 text-klein"
            >
              {kurzAnsage(stufe)}
            </Chip>
          )
        })}
      </div>
    </div>
  )
}
