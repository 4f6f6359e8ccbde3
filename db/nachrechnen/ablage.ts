import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Ablage } from '../../lib/domain/protokoll/bestand'

/** So many texts are packed at once: each packing has its price, and like packs well with like. */
const IM_PAKET = 16

interface Paket {
  readonly gepackt: Buffer
  /** Where each text ends, within all of them one after the other. */
  readonly enden: readonly number[]
}

/** Texts of resting evenings, packed and outside of the heap: ten years of them take little room and no collector's time. */
export function gepackteAblage(): Ablage {
  const plaetze = new Map<string, { readonly paket: number; readonly stelle: number }>()
  const pakete: Paket[] = []
  let offene: string[] = []
  const textAn = (paket: number, stelle: number) =>
    (paket === pakete.length ? offene : packeAus(pakete[paket]))[stelle]
  return {
    lege: (id, text) => {
      plaetze.set(id, { paket: pakete.length, stelle: offene.length })
      offene.push(text)
      if (offene.length < IM_PAKET) return
      pakete.push(packe(offene))
      offene = []
    },
    hole: (id) => {
      const platz = plaetze.get(id)
      return platz && textAn(platz.paket, platz.stelle)
    },
    alle: function* () {
      for (const [i] of pakete.entries()) yield* neueste(packeAus(pakete[i]), i)
      yield* neueste(offene, pakete.length)
    },
  }

  /** An evening that came to rest more than once has older texts, too. */
  function* neueste(texte: readonly string[], paket: number): Generator<string> {
    const gueltige = new Set(
      [...plaetze.values()].filter((p) => p.paket === paket).map((p) => p.stelle),
    )
    yield* texte.filter((_, stelle) => gueltige.has(stelle))
  }
}

function packe(texte: readonly string[]): Paket {
  let ende = 0
  const enden = texte.map((text) => (ende += text.length))
  return { gepackt: deflateRawSync(texte.join(''), { level: 1 }), enden }
}

function packeAus(paket: Paket | undefined): readonly string[] {
  if (paket === undefined) return []
  const alles = inflateRawSync(paket.gepackt).toString('utf8')
  return paket.enden.map((ende, i) => alles.slice(paket.enden[i - 1] ?? 0, ende))
}
