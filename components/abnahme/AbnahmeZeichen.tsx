import type { AbnahmeMarke } from '@/lib/domain/abnahme/abnahme'
import { textAbnahmeMarke } from '@/lib/format/abnahme'

/** The mark of an evening in a list: signed, or no longer. */
export function AbnahmeZeichen({ marke }: { readonly marke: AbnahmeMarke }) {
  switch (marke) {
    case 'bestaetigt':
      return (
        <span className="whitespace-nowrap">
          <span aria-hidden className="text-gruen">
            ✓{' '}
          </span>
          {textAbnahmeMarke(marke)}
        </span>
      )
    case 'hinfaellig':
      return <span className="font-semibold text-achtung">{textAbnahmeMarke(marke)}</span>
  }
}
