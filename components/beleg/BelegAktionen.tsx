'use client'

import { useState } from 'react'
import { useAuffrischen } from '@/components/rahmen/use-auffrischen'
import { KorrekturBlatt } from '@/components/spieltag/KorrekturBlatt'
import type { Vorlage } from '@/components/spieltag/KorrekturBlatt'
import { Speicherzeile } from '@/components/spieltag/Speicherzeile'
import { StreichBlatt } from '@/components/spieltag/StreichBlatt'
import { useAkteMit } from '@/components/spieltag/use-akte-mit'
import { Knopf } from '@/components/ui/Knopf'
import type { SpieltagZugriff } from '@/lib/client/spieltag/spieltag'
import { useSpieltag } from '@/lib/client/spieltag/spieltag'
import { getSpiel } from '@/lib/domain/spieltag/vorgriff'
import { WasWaereWennKnopf } from './WasWaereWennKnopf'

interface Props extends SpieltagZugriff {
  readonly spielId: string
  readonly namen: Readonly<Record<string, string>>
  readonly darfSchreiben: boolean
}

/** A sheet that is open: the correction may begin with what was tried out. */
type Offen =
  { readonly blatt: 'korrektur'; readonly vorlage?: Vorlage } | { readonly blatt: 'streichen' }

/** What can be done from a receipt: try other inputs, correct, strike or restore, print. */
export function BelegAktionen(props: Props) {
  const { spielId, namen, darfSchreiben } = props
  const frischeAuf = useAuffrischen()
  const hier = useSpieltag(props)
  const [offen, setOffen] = useState<Offen | null>(null)
  const { akte } = useAkteMit(hier, spielId)
  const { gestrichen } = getSpiel(akte, spielId)
  const aendert = darfSchreiben && !hier.akte.gestrichen
  const blatt = { hier, spielId, namen, onZu: schliesse }

  function schliesse() {
    setOffen(null)
    frischeAuf()
  }

  return (
    <div className="nur-schirm mx-auto mt-4 flex w-full max-w-lg flex-wrap gap-2">
      <Speicherzeile {...{ hier, namen }} sagt="nur-noetiges" />
      {!gestrichen && (
        <WasWaereWennKnopf
          {...{ spielId, namen }}
          akte={akte}
          onUebernehmen={aendert ? (vorlage) => setOffen({ blatt: 'korrektur', vorlage }) : null}
        />
      )}
      {aendert && !gestrichen && (
        <Knopf art="neben" onClick={() => setOffen({ blatt: 'korrektur' })}>
          Korrigieren
        </Knopf>
      )}
      {aendert && (
        <Knopf art="neben" onClick={() => setOffen({ blatt: 'streichen' })}>
          {gestrichen ? 'Wieder zählen' : 'Streichen'}
        </Knopf>
      )}
      <Knopf art="still" onClick={() => window.print()}>
        Drucken
      </Knopf>
      {offen?.blatt === 'korrektur' && <KorrekturBlatt {...blatt} vorlage={offen.vorlage} />}
      {offen?.blatt === 'streichen' && <StreichBlatt {...blatt} />}
    </div>
  )
}
