import type { Chronikzeile } from '@/lib/format/chronik-zeilen'

interface Props {
  readonly zeilen: readonly Chronikzeile[]
}

/** What was set or changed, a line each: old, an arrow, new. */
export function VerlaufZeilen({ zeilen }: Props) {
  if (zeilen.length === 0) return null
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-klein">
      {zeilen.map(({ was, vorher, nachher }) => (
        <div key={was} className="contents">
          <dt className="text-leise">{was}</dt>
          <dd className="wrap-anywhere">
            {vorher !== null && (
              <>
                <span className="text-leise">
                  <span className="sr-only">bisher </span>
                  {vorher}
                </span>
                <span aria-hidden> → </span>
                <span className="sr-only">, jetzt </span>
              </>
            )}
            <span className={vorher === null ? '' : 'font-semibold'}>{nachher}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
