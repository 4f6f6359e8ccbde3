import type { ReactNode } from 'react'
import { Strich } from '@/components/ui/Strich'
import { klassen } from '@/components/ui/klassen'
import type { Regelwerk } from '@/lib/domain/regelwerk/regelwerk'
import type { Fassung, FassungZeile } from '@/lib/format/fassung'
import { vergleicheFassungen } from '@/lib/format/fassung'

interface Spalte {
  readonly titel: string
  /** A quiet second line. */
  readonly unter?: ReactNode
  readonly fassung: Fassung
}

interface Props {
  readonly titel: string
  /** The first is what the others are held against. */
  readonly spalten: readonly Spalte[]
  readonly regelwerk: Regelwerk
  readonly namen: Readonly<Record<string, string>>
}

/** Versions of one game side by side: what differs, and folded up beneath what is the same in all. */
export function FassungenTabelle({ titel, spalten, regelwerk, namen }: Props) {
  const zeilen = vergleicheFassungen(
    spalten.map((s) => s.fassung),
    { regelwerk, namen },
  )
  const gleiche = zeilen.filter((z) => z.gleich)
  const andere = zeilen.filter((z) => !z.gleich)
  return (
    <div>
      <table className="w-full table-fixed border-separate border-spacing-0">
        <caption className="sr-only">{titel}</caption>
        <thead>
          <tr className="align-bottom text-klein">
            {spalten.map((s) => (
              <th
                key={s.titel}
                scope="col"
                className="border-b border-tinte px-1.5 pb-1 text-left leading-snug font-semibold wrap-anywhere hyphens-auto"
              >
                {s.titel}
                {s.unter && <span className="block font-normal text-leise">{s.unter}</span>}
              </th>
            ))}
          </tr>
        </thead>
        {andere.map((z) => (
          <Andere key={z.was} {...z} />
        ))}
      </table>
      {gleiche.length > 0 && <Gleiche zeilen={gleiche} offen={andere.length === 0} />}
    </div>
  )
}

function Andere({ was, texte }: FassungZeile) {
  return (
    <tbody>
      <tr>
        <th
          scope="rowgroup"
          colSpan={texte.length}
          className="px-1.5 pt-1 text-left text-klein leading-tight font-normal text-leise"
        >
          {was}
          <span className="sr-only">, verschieden</span>
        </th>
      </tr>
      <tr className="align-top">
        {texte.map((text, i) => (
          <td
            key={i}
            className={klassen(
              'border-b border-dotted border-linie px-1.5 pb-1 leading-snug wrap-anywhere hyphens-auto',
              text !== texte[0] && 'bg-achtung font-semibold',
            )}
          >
            {text === '' ? <Strich wort="nichts" /> : text}
          </td>
        ))}
      </tr>
    </tbody>
  )
}

interface GleicheProps {
  readonly zeilen: readonly FassungZeile[]
  /** All that there is: then it is shown. */
  readonly offen: boolean
}

function Gleiche({ zeilen, offen }: GleicheProps) {
  return (
    <details open={offen} className="text-klein">
      <summary className="min-h-12 cursor-pointer px-1.5 py-3">Was gleich ist</summary>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 px-1.5 pb-2">
        {zeilen.map(({ was, texte }) => (
          <div key={was} className="contents">
            <dt className="text-leise">{was}</dt>
            <dd className="wrap-anywhere">{texte[0]}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
