import type { ReactNode } from 'react'
import { Verweis } from '@/components/ui/Verweis'
import type { Einstellungen } from '@/lib/domain/regelwerk/einstellungen'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import type { RegelId } from '@/lib/domain/regelwerk/regel-ids'
import { textFreieFehltage } from '@/lib/format/fehltag'

interface Props {
  readonly regelwerk: RegelwerkId
  readonly einstellungen: Einstellungen
  /** N of U-L1. */
  readonly anzahl: number
}

/** How this season counts, in words, each sentence with its rule. */
export function SaisonRegeln({ regelwerk, einstellungen, anzahl }: Props) {
  const letzte = Array.from({ length: anzahl - 1 }, (_, i) => anzahl - 1 - i)
  return (
    <ul className="grid max-w-prose">
      <Satz regelwerk={regelwerk} regel="U-L1">
        Bei {anzahl} Spielern gibt ein Spieltag {anzahl},5 Rangpunkte für den ersten Platz, danach{' '}
        {letzte.join(', ')}.
      </Satz>
      <Satz regelwerk={regelwerk} regel="U-L3">
        Wer gleich viele Spielpunkte hat, teilt sich die Rangpunkte der belegten Plätze.
      </Satz>
      <Satz regelwerk={regelwerk} regel="U-L2">
        Wer fehlt, nimmt mit 0 Spielpunkten teil.
      </Satz>
      <Satz regelwerk={regelwerk} regel="U-L4">
        {textFreieFehltage(einstellungen.freieFehltage)}
      </Satz>
      {anzahl > 6 ? (
        <Satz regelwerk={regelwerk} regel="U-L6">
          Entschuldigt ist, wer keinen Platz am Tisch findet: 0 Spielpunkte, aber kein Fehltag.
          Gäste stehen außerhalb der Wertung.
        </Satz>
      ) : (
        <Satz regelwerk={regelwerk} regel="U-L6">
          Gäste stehen außerhalb der Wertung.
        </Satz>
      )}
      <Satz regelwerk={regelwerk} regel="U-L5">
        Die Tabelle zählt die Rangpunkte zusammen. Gleiche Summen teilen sich den Platz. Ein
        geteilter erster Platz zählt als Tagessieg.
      </Satz>
    </ul>
  )
}

function Satz(props: {
  readonly regelwerk: RegelwerkId
  readonly regel: RegelId
  readonly children: ReactNode
}) {
  return (
    <li className="flex items-start gap-3">
      <Verweis
        href={`/regeln/${props.regelwerk}#${props.regel}`}

        className="inline-flex min-h-12 w-14 shrink-0 items-start pt-0.5 text-klein whitespace-nowrap text-leise underline decoration-dotted underline-offset-4 hover:text-gruen"
      >
        {props.regel}
      </Verweis>
      <span className="pb-2">{props.children}</span>
    </li>
  )
}
