import type { ReactNode } from 'react'
import { Verweis } from '@/components/ui/Verweis'

interface Props {
  /** `/v/<kurz>`; null for who looks through a link that shows this sheet alone. */
  readonly pfad: string | null
  /** Where to, from there. */
  readonly ziel: string
  readonly className?: string
  /** What is read out in place of the content. */
  readonly 'aria-label'?: string
  readonly children: ReactNode
}

/** A link from the sheet of a season to where a figure comes from; the mere figure where that may not be seen. */
export function SaisonVerweis({ pfad, ziel, ...rest }: Props) {
  if (pfad !== null) return <Verweis href={pfad + ziel} {...rest} />
  return <span {...rest} role={rest['aria-label'] === undefined ? undefined : 'img'} />
}
