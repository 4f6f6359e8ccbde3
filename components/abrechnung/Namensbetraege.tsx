import { Betrag } from './Betrag'

interface Props {
  readonly cent: Readonly<Record<string, number>>
  readonly kasse: number
  /** Ids in the order in which they are always told; who has no amount is left out. */
  readonly reihe: readonly string[]
  readonly namen: Readonly<Record<string, string>>
}

/** Amounts by name, as many beside each other as there is room for; a name and its amount stay together. */
export function Namensbetraege({ cent, kasse, reihe, namen }: Props) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(9.5rem,100%),1fr))] gap-x-6 text-klein">
      {reihe.map((id) => {
        const betrag = cent[id]
        return betrag === undefined ? null : (
          <Posten key={id} name={namen[id] ?? id} cent={betrag} />
        )
      })}
      {kasse !== 0 && <Posten name="Kasse" cent={kasse} />}
    </dl>
  )
}

function Posten({ name, cent }: { readonly name: string; readonly cent: number }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="min-w-0 text-leise wrap-anywhere">{name}</dt>
      <dd>
        <Betrag cent={cent} vorzeichen />
      </dd>
    </div>
  )
}
