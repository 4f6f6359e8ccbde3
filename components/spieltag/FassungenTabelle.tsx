import type { ReactNode } from 'react'
import { Strich } from '@/components/ui/Strich'
import { klassen } from '@/components/ui/klassen'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
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
  readonly regelwerk: RegelwerkId
  readonly namen: Readonly<Record<string, string>>
}

/** Versions of one game side by side: what differs is marked and bold, what is the same stands once. */
export function FassungenTabelle({ titel, spalten, regelwerk, namen }: Props) {
  const zeilen = vergleicheFassungen(
    spalten.map((s) => s.fassung),
    { regelwerk, namen },
  )
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 text-klein">
      <caption className="sr-only">{titel}</caption>
      <thead>
        <tr className="align-bottom">
          {spalten.map((s) => (
            <th
              key={s.titel}
              scope="col"
              className="border-b border-tinte px-1.5 pb-1 text-left font-semibold wrap-anywhere hyphens-auto"
            >
              {s.titel}
              {s.unter && <span className="block font-normal text-leise">{s.unter}</span>}
            </th>
          ))}
        </tr>
      </thead>
      {zeilen.map((z) =>
        z.gleich ? <Gleiche key={z.was} {...z} /> : <Andere key={z.was} {...z} />,
      )}
    </table>
  )
}

function Gleiche({ was, texte }: FassungZeile) {
  return (
    <tbody>
      <tr>
        <td
          colSpan={texte.length}
          className="border-b border-dotted border-linie px-1.5 py-1 text-leise wrap-anywhere"
        >
          {was}: {texte[0]}
        </td>
      </tr>
    </tbody>
  )
}

function Andere({ was, texte }: FassungZeile) {
  return (
    <tbody className="bg-achtung">
      <tr>
        <th scope="rowgroup" colSpan={texte.length} className="px-1.5 pt-1 text-left font-semibold">
          <span aria-hidden>≠ </span>
          {was}
          <span className="sr-only">, verschieden</span>
        </th>
      </tr>
      <tr className="align-top">
        {texte.map((text, i) => (
          <td
            key={i}
            className={klassen(
              'border-b border-dotted border-linie px-1.5 pb-1 wrap-anywhere hyphens-auto',
              text !== texte[0] && 'font-semibold',
            )}
          >
            {text === '' ? <Strich wort="nichts" /> : text}
          </td>
        ))}
      </tr>
    </tbody>
  )
}
