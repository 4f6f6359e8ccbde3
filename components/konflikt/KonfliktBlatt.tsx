'use client'

import { useState } from 'react'
import { Blatt } from '@/components/ui/Blatt'
import { Knopf } from '@/components/ui/Knopf'
import type { SpieltagHier } from '@/lib/client/spieltag'
import type { Entscheid, Konflikt } from '@/lib/sync/ausgang'
import { AbsageKonflikt } from './AbsageKonflikt'
import { AenderungKonflikt } from './AenderungKonflikt'
import { EintragKonflikt } from './EintragKonflikt'
import type { KonfliktProps } from './konflikt-props'

interface Props {
  readonly hier: SpieltagHier
  readonly namen: Readonly<Record<string, string>>
  /** Put off: nothing is decided. */
  readonly onZu: () => void
}

/** Everything of this evening that waits for a person, one after the other. Only a tap on a decision changes anything. */
export function KonfliktBlatt({ hier, namen, onZu }: Props) {
  const { konflikte } = hier
  const [gewaehlt, setGewaehlt] = useState(0)
  const [laeuft, setLaeuft] = useState<Entscheid | null>(null)
  const stelle = Math.min(gewaehlt, konflikte.length - 1)
  const konflikt = konflikte[stelle]
  if (konflikt === undefined) return null

  async function entscheide({ wartend }: Konflikt, entscheid: Entscheid, grund?: string) {
    setLaeuft(entscheid)
    await hier.loese(wartend, entscheid, grund)
    setLaeuft(null)
  }

  return (
    <Blatt
      offen
      breit={konflikt.art !== 'absage'}
      titel={<Titel {...{ konflikte, stelle }} />}
      onZu={onZu}
    >
      <div className="grid gap-4">
        <Inhalt
          key={konflikt.wartend.op.id}
          {...{ konflikt, hier, namen, laeuft }}
          onEntscheid={(entscheid, grund) => void entscheide(konflikt, entscheid, grund)}
        />
        <div className="flex flex-wrap justify-center gap-2 border-t border-linie pt-2">
          <Knopf art="still" onClick={onZu}>
            Später entscheiden
          </Knopf>
          {konflikte.length > 1 && (
            <Knopf art="still" onClick={() => setGewaehlt((stelle + 1) % konflikte.length)}>
              Nächster Konflikt
            </Knopf>
          )}
        </div>
      </div>
    </Blatt>
  )
}

function Titel(props: { readonly konflikte: readonly Konflikt[]; readonly stelle: number }) {
  const anzahl = props.konflikte.length
  return (
    <>
      Konflikt
      {anzahl > 1 && (
        <span className="text-leise">
          {' '}
          {props.stelle + 1} von {anzahl}
        </span>
      )}
    </>
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
