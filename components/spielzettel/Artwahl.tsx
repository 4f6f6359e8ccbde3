'use client'

import { useId, useState } from 'react'
import { artRegel } from '@/lib/domain/regelwerk/presets'
import type { Regelwerk } from '@/lib/domain/regelwerk/regelwerk'
import type { ArtWahl } from '@/lib/domain/spiel/entwurf'
import type { Art } from '@/lib/domain/spiel/spiel'
import { kurzArt, kurzSolo } from '@/lib/format/spielzettel'
import type { Bogen } from './bogen'
import { Chip } from './Chip'
import { FehlerListe } from './FehlerListe'
import { SoloZeichen } from './SoloZeichen'

/** Chips of the kinds of game; the announced solos open behind one of them. */
export function Artwahl({ bogen }: { readonly bogen: Bogen }) {
  const { entwurf, regelwerk, onZug } = bogen
  const id = useId()
  const [offen, setOffen] = useState(false)
  const solo = istSolo(entwurf.art, regelwerk)
  const zeigtSoli = entwurf.art === 'solo' || (solo && offen)
  const waehle = (wahl: ArtWahl) => onZug({ zug: 'art', wahl })

  return (
    <div role="group" aria-label="Spielart" className="grid gap-1">
      <div className="grid grid-cols-[1fr_1fr_1fr_1.15fr] gap-1 @max-[17rem]:grid-cols-1">
        {hauptarten(regelwerk).map((art) => (
          <Chip
            key={art}
            gewaehlt={grundart(entwurf.art) === art}
            onClick={() => waehle(art)}
            className="px-1 text-klein"
          >
            {kurzArt(art)}
          </Chip>
        ))}
        <SoloChip
          art={solo ? entwurf.art : null}
          offen={zeigtSoli}
          onTipp={() => {
            setOffen(!zeigtSoli)
            if (!solo) waehle('solo')
          }}
        />
      </div>
      {zeigtSoli && (
        <Soli
          bogen={bogen}
          onWahl={(art) => {
            waehle(art)
            setOffen(false)
          }}
        />
      )}
      {grundart(entwurf.art) === 'hochzeit' && <Hochzeit art={entwurf.art} onWahl={waehle} />}
      <FehlerListe id={id} texte={bogen.fehler.art} />
    </div>
  )
}

interface SoloChipProps {
  /** The chosen solo, `'solo'` while its kind is open, `null` when none is played. */
  readonly art: ArtWahl | null
  readonly offen: boolean
  readonly onTipp: () => void
}

function SoloChip({ art, offen, onTipp }: SoloChipProps) {
  const benannt = art === 'solo' ? null : art
  return (
    <Chip
      gewaehlt={art !== null}
      aria-expanded={offen}
      onClick={onTipp}
      {...(benannt && { 'aria-label': `Solo: ${kurzArt(benannt)}` })}
      className="flex-col gap-0 px-1 text-klein"
    >
      {benannt ? (
        <>
          <span className="flex h-4.5 items-center gap-1">
            Solo <SoloZeichen art={benannt} />
          </span>
          <span className="leading-4.5">{kurzSolo(benannt)}</span>
        </>
      ) : (
        'Solo …'
      )}
    </Chip>
  )
}

function Soli({ bogen, onWahl }: { readonly bogen: Bogen; readonly onWahl: (art: Art) => void }) {
  return (
    <div
      role="group"
      aria-label="Welches Solo?"
      className="grid grid-cols-3 gap-1 @max-[17rem]:grid-cols-1"
    >
      {bogen.regelwerk.arten
        .filter((a) => a.angesagtesSolo)
        .map(({ art }) => (
          <Chip
            key={art}
            gewaehlt={bogen.entwurf.art === art}
            onClick={() => onWahl(art)}
            className="flex-col gap-0 px-1 py-1 text-klein"
          >
            <SoloZeichen art={art} />
            {kurzArt(art)}
          </Chip>
        ))}
    </div>
  )
}

/** A Hochzeit found its partner or stayed alone: two kinds of game. */
function Hochzeit({ art, onWahl }: { readonly art: ArtWahl; readonly onWahl: (art: Art) => void }) {
  return (
    <div role="group" aria-label="Wie ging die Hochzeit aus?" className="grid grid-cols-2 gap-1">
      <Chip gewaehlt={art === 'hochzeit'} onClick={() => onWahl('hochzeit')} className="text-klein">
        Partner gefunden
      </Chip>
      <Chip
        gewaehlt={art === 'hochzeit-solo'}
        onClick={() => onWahl('hochzeit-solo')}
        className="text-klein"
      >
        Allein geblieben
      </Chip>
    </div>
  )
}

/** Kinds with a chip of their own: all but the announced solos and a Hochzeit that stayed alone. */
function hauptarten(regelwerk: Regelwerk): readonly Art[] {
  return regelwerk.arten
    .filter((a) => !a.angesagtesSolo && grundart(a.art) === a.art)
    .map((a) => a.art)
}

function grundart(wahl: ArtWahl): ArtWahl {
  return wahl === 'hochzeit-solo' ? 'hochzeit' : wahl
}

function istSolo(wahl: ArtWahl, regelwerk: Regelwerk): boolean {
  return wahl === 'solo' || (artRegel(regelwerk, wahl)?.angesagtesSolo ?? false)
}
