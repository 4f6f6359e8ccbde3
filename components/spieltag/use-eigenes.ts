import { useState } from 'react'

interface Eigen<T> {
  readonly wert: T
  /** What stood there when it was first touched here. */
  readonly gesehen: T
}

type Werte<K extends string, T> = Readonly<Record<K, T>>
type Einige<K extends string, T> = Readonly<Partial<Record<K, T>>>

interface Eigenes<K extends string, T> {
  /** As they are to be. */
  readonly werte: Werte<K, T>
  readonly setze: (feld: K, wert: T) => void
  /** What stands there now, of fields that another has changed too, once that has been asked about. */
  readonly inzwischen: Einige<K, T>
  /** False when another has changed since what was touched here, and nobody has been told: then it is told. */
  readonly pruefe: () => boolean
}

/**
 * Fields over values (`jetzt`) that others may change meanwhile. What is not touched here follows them. What is stays as it was
 * typed; where another has changed that very value since, it takes a decision by somebody who knows.
 */
export function useEigenes<K extends string, T>(jetzt: Werte<K, T>): Eigenes<K, T> {
  const [eigenes, setEigenes] = useState(() => von<K, Eigen<T>>([]))
  const [gesagt, setGesagt] = useState(() => von<K, T>([]))
  const felder = Object.keys(jetzt) as K[]
  const strittige = felder.filter((feld) => {
    const eigen = eigenes[feld]
    return eigen && eigen.gesehen !== jetzt[feld] && eigen.wert !== jetzt[feld]
  })

  return {
    werte: { ...jetzt, ...von(felder.map((feld) => [feld, eigenes[feld]?.wert ?? jetzt[feld]])) },
    setze: (feld, wert) => {
      const gesehen = eigenes[feld]?.gesehen ?? jetzt[feld]
      setEigenes({ ...eigenes, [feld]: { wert, gesehen } })
    },
    inzwischen: von(strittige.filter((feld) => feld in gesagt).map((feld) => [feld, jetzt[feld]])),
    pruefe: () => {
      setGesagt({ ...gesagt, ...von(strittige.map((feld) => [feld, jetzt[feld]])) })
      return strittige.every((feld) => gesagt[feld] === jetzt[feld])
    },
  }
}

function von<K extends string, T>(paare: readonly (readonly [K, T])[]): Einige<K, T> {
  return Object.fromEntries(paare) as Einige<K, T>
}
