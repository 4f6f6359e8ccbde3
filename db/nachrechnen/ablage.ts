import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Ablage } from '../../lib/domain/protokoll/bestand'

/** Texts of resting evenings, packed and outside of the heap: ten years of them take little room and no collector's time. */
export function gepackteAblage(): Ablage {
  const gepackte = new Map<string, Buffer>()
  const packeAus = (gepackt: Buffer) => inflateRawSync(gepackt).toString('utf8')
  return {
    lege: (id, text) => void gepackte.set(id, deflateRawSync(text, { level: 1 })),
    hole: (id) => {
      const gepackt = gepackte.get(id)
      return gepackt && packeAus(gepackt)
    },
    alle: function* () {
      for (const gepackt of gepackte.values()) yield packeAus(gepackt)
    },
  }
}
