'use client'

import { useState } from 'react'
import { Blatt } from '@/components/ui/Blatt'
import { Knopf } from '@/components/ui/Knopf'
import type { SpieltagHier } from '@/lib/client/spieltag/spieltag'
import type { Entscheid, Konflikt } from '@/lib/sync/ausgang'
import { textAusserdem } from '@/lib/format/speicherlage'
import { AbsageKonflikt } from './AbsageKonflikt'
import { AenderungKonflikt } from './AenderungKonflikt'
import { EintragKonflikt } from './EintragKonflikt'
import { FremdKonflikt } from './FremdKonflikt'
import { Gefaehrdet } from './Gefaehrdet'
import type { KonfliktProps } from './konflikt-props'
import type { Konfliktanzeige } from './use-konflikte'
import { Wartendes } from './Wartendes'

interface Props {
  readonly hier: SpieltagHier
  readonly anzeige: Konfliktanzeige
  readonly namen: Readonly<Record<string, string>>
  /** Put off: nothing is decided. */
  readonly onZu: () => void
}

/** Everything of this evening that waits for a person, one after the other. Only a tap on a decision changes anything. */
export function KonfliktBlatt({ hier, anzeige, namen, onZu }: Props) {
  const { konflikte, lage, gefaehrdet } = hier
  const { fremde, anzahl } = anzeige
  const [gewaehlt, setGewaehlt] = useState(0)
  const stelle = Math.min(gewaehlt, anzahl - 1)
  const konflikt = konflikte[stelle]
  const fremdes = fremde[stelle - konflikte.length]
  const wartet = lage.art === 'wartet'
  const breit = konflikt !== undefined && konflikt.art !== 'absage'
  const spaeter = (
    <div className="-my-1 flex flex-wrap justify-center">
      <Knopf art="still" className="px-2!" onClick={onZu}>
        Später entscheiden
      </Knopf>
      {anzahl > 1 && (
        <Knopf art="still" className="px-2!" onClick={() => setGewaehlt((stelle + 1) % anzahl)}>
          Nächster Konflikt
        </Knopf>
      )}
    </div>
  )
  return (
    <Blatt offen breit={breit} titel={<Titel {...{ anzahl, stelle }} />} onZu={onZu}>
      {/* Not a grid: its foot sticks within all of it. */}
      <div className="flex flex-col gap-3">
        {wartet && (
          <details className="rounded-karte border border-linie px-4">
            <summary className="min-h-12 cursor-pointer py-3">
              {textAusserdem(lage, gefaehrdet)}
            </summary>
            <div className="grid gap-4 pb-4">
              <Wartendes {...{ hier, namen }} />
            </div>
          </details>
        )}
        {konflikt && (
          <Eigener key={konflikt.wartend.op.id} {...{ konflikt, hier, namen, spaeter }} />
        )}
        {fremdes && (
          <FremdKonflikt
            key={fremdes.nummer}
            {...{ fremdes, spaeter }}
            onErledigt={anzeige.liesFremde}
          />
        )}
        {/* As far below the foot as that reaches over its own end. */}
        {gefaehrdet && !wartet && (
          <div className="pt-4 sm:pt-6">
            <Gefaehrdet warum="konflikt" />
          </div>
        )}
      </div>
    </Blatt>
  )
}

function Titel({ anzahl, stelle }: { readonly anzahl: number; readonly stelle: number }) {
  return (
    <>
      Konflikt
      {anzahl > 1 && (
        <span className="text-leise">
          {' '}
          {stelle + 1} von {anzahl}
        </span>
      )}
    </>
  )
}

interface EigenerProps extends Pick<KonfliktProps<'absage'>, 'hier' | 'namen' | 'spaeter'> {
  readonly konflikt: Konflikt
}

function Eigener({ konflikt, hier, namen, spaeter }: EigenerProps) {
  const [laeuft, setLaeuft] = useState<Entscheid | null>(null)

  async function entscheide(entscheid: Entscheid, grund?: string) {
    setLaeuft(entscheid)
    try {
      await hier.loese(konflikt.wartend, entscheid, grund)
    } finally {
      setLaeuft(null)
    }
  }

  return (
    <Inhalt
      {...{ konflikt, hier, namen, spaeter, laeuft }}
      onEntscheid={(entscheid, grund) => void entscheide(entscheid, grund)}
    />
  )
}

interface InhaltProps extends Omit<KonfliktProps<'absage'>, 'konflikt'> {
  readonly konflikt: Konflikt
}

function Inhalt({ konflikt, ...rest }: InhaltProps) {
  switch (konflikt.art) {
    case 'eintrag':
      return <EintragKonflikt konflikt={konflikt} {...rest} />
    case 'aenderung':
      return <AenderungKonflikt konflikt={konflikt} {...rest} />
    case 'absage':
      return <AbsageKonflikt konflikt={konflikt} {...rest} />
  }
}
