'use client'

import { Auswahl } from '@/components/ui/Auswahl'
import type { Rolle } from '@/lib/domain/verein/verein'
import { ROLLEN } from '@/lib/format/rolle'

interface Props {
  readonly wert: Rolle
  readonly onWahl: (rolle: Rolle) => void
  readonly fehler?: string | undefined
}

/** The roles with what each may do. */
export function RollenAuswahl({ wert, onWahl, fehler }: Props) {
  return (
    <Auswahl
      label="Rolle"
      name="rolle"
      gestapelt
      wert={wert}
      optionen={ROLLEN.map((r) => ({ wert: r.rolle, text: r.text, hinweis: r.darf }))}
      onWahl={onWahl}
      fehler={fehler}
    />
  )
}
