'use client'

import { useState } from 'react'
import { Knopf } from '@/components/ui/Knopf'
import { useSpieltag } from '@/lib/client/spieltag'
import type { EinspruchAkte } from '@/lib/domain/einspruch/einspruch'
import { darfEinsprechen, istEigener } from '@/lib/domain/einspruch/einspruch'
import { darf } from '@/lib/domain/op/rechte'
import { anwesende } from '@/lib/domain/op/tisch'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { textWer } from '@/lib/format/einspruch'
import { EinspruchBlatt } from './EinspruchBlatt'
import { Entscheidung } from './Entscheidung'
import type { EinspruchIch } from './ich'

interface Props {
  readonly vereinKurz: string
  readonly spieltag: SpieltagAkte
  readonly spielId: string
  readonly namen: Readonly<Record<string, string>>
  readonly ich: EinspruchIch
}

/** Below a receipt: the way to dispute it, and what became of objections before. */
export function EinspruchErheben({ vereinKurz, spieltag, spielId, namen, ich }: Props) {
  const hier = useSpieltag(vereinKurz, spieltag)
  const [offen, setOffen] = useState(false)
  const hierzu = hier.akte.einsprueche.filter((e) => e.spielId === spielId)
  const entschieden = hierzu.filter((e) => e.zustand !== 'offen')
  const kann =
    !hier.akte.gestrichen &&
    darfEinsprechen(ich, anwesende(hier.akte)) &&
    // Everybody objects once; on the phone of the table others may want to.
    (darf(ich.rolle, 'einspruch-annehmen') ||
      !hierzu.some((e) => e.zustand === 'offen' && istEigener(e, ich)))
  if (!kann && entschieden.length === 0) return null

  return (
    <div className="mx-auto mt-4 grid w-full max-w-lg justify-items-start gap-3">
      {kann && (
        <Knopf art="neben" onClick={() => setOffen(true)}>
          Stimmt nicht? Einspruch
        </Knopf>
      )}
      {entschieden.length > 0 && <Fruehere {...{ entschieden, namen }} />}
      {offen && <EinspruchBlatt {...{ hier, spielId, namen, ich }} onZu={() => setOffen(false)} />}
    </div>
  )
}

function Fruehere(props: {
  readonly entschieden: readonly EinspruchAkte[]
  readonly namen: Props['namen']
}) {
  return (
    <ul aria-label="Entschiedene Einsprüche" className="grid gap-2 text-klein text-leise">
      {props.entschieden.map((e) => (
        <li key={e.id} className="wrap-anywhere">
          Einspruch von {textWer(e, props.namen)}: „{e.grund}“
          <Entscheidung einspruch={e} />
        </li>
      ))}
    </ul>
  )
}
