import { Verweis } from '@/components/ui/Verweis'
import type { BilanzAuswahl } from '@/lib/domain/saison/bilanz-spiele'
import { BILANZ_AUSWAHLEN } from '@/lib/domain/saison/bilanz-spiele'
import { textBilanzAuswahl } from '@/lib/format/bilanz'

interface Props {
  readonly gewaehlt: BilanzAuswahl
  readonly href: (auswahl: BilanzAuswahl) => string
}

/** Which of a player's games the page shows, as links. */
export function BilanzFilter({ gewaehlt, href }: Props) {
  return (
    <nav aria-label="Spiele wählen" className="nur-schirm mb-6 grid grid-cols-4 sm:w-fit">
      {BILANZ_AUSWAHLEN.map((auswahl) => (
        <Verweis
          key={auswahl}
          href={href(auswahl)}
          aria-current={auswahl === gewaehlt ? 'page' : undefined}
          className={`-ml-px inline-flex min-h-12 items-center justify-center border px-2 text-center text-klein leading-tight first:ml-0 first:rounded-l-karte last:rounded-r-karte sm:px-5 sm:text-grund ${
            auswahl === gewaehlt
              ? 'z-10 border-gruen bg-gruen-hell font-semibold'
              : 'border-rand bg-flaeche hover:bg-vertieft'
          }`}
        >
          {textBilanzAuswahl(auswahl)}
        </Verweis>
      ))}
    </nav>
  )
}
