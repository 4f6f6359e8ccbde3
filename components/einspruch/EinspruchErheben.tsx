'use client'

import { useState } from 'react'
import { Knopf } from '@/components/ui/Knopf'
import type { SpieltagZugriff } from '@/lib/client/spieltag/spieltag'
import { useSpieltag } from '@/lib/client/spieltag/spieltag'
import { darfEinsprechen, istEigener } from '@/lib/domain/einspruch/einspruch'
import { darf } from '@/lib/domain/op/rechte'
import { anwesende } from '@/lib/domain/op/tisch'
import { EinspruchBlatt } from './EinspruchBlatt'
import type { EinspruchIch } from './ich'

interface Props extends SpieltagZugriff {
  readonly spielId: string
  readonly namen: Readonly<Record<string, string>>
  readonly ich: EinspruchIch
}

/** Below a receipt: the way to dispute it. */
export function EinspruchErheben({ spielId, namen, ich, ...zugriff }: Props) {
  const hier = useSpieltag(zugriff)
  const [offen, setOffen] = useState(false)
  const hierzu = hier.akte.einsprueche.filter((e) => e.spielId === spielId)
  const kann =
    !hier.akte.gestrichen &&
    darfEinsprechen(ich, anwesende(hier.akte)) &&
    // Everybody objects once; on the phone of the table others may want to.
    (darf(ich.rolle, 'einspruch-annehmen') ||
      !hierzu.some((e) => e.zustand === 'offen' && istEigener(e, ich)))
  if (!kann) return null

  return (
    <div className="nur-schirm mx-auto mt-4 w-full max-w-lg">
      <Knopf art="neben" onClick={() => setOffen(true)}>
        Stimmt nicht? Einspruch
      </Knopf>
      {offen && <EinspruchBlatt {...{ hier, spielId, namen, ich }} onZu={() => setOffen(false)} />}
    </div>
  )
}
