import { Verweis } from '@/components/ui/Verweis'
import { textTisch } from '@/lib/format/spiel-ort'
import { REITER } from './reiter'

interface Props {
  readonly tische: readonly number[]
  /** The one that the page is about. */
  readonly tisch: number
  /** The page's address without the table. */
  readonly pfad: string
}

/** The same page for each of the evening's tables; nothing where there is but one. */
export function Tischverweise({ tische, tisch, pfad }: Props) {
  if (tische.length < 2) return null
  return (
    <nav aria-label="Tische" className="nur-schirm mb-5 flex flex-wrap border-b border-linie">
      {tische.map((nummer) => (
        <Verweis
          key={nummer}
          href={`${pfad}?tisch=${nummer}`}
          aria-current={nummer === tisch ? 'page' : undefined}
          className={`inline-flex items-center ${REITER}`}
        >
          {textTisch(nummer)}
        </Verweis>
      ))}
    </nav>
  )
}
