import { useState } from 'react'
import type { SpieltagHier } from '@/lib/client/spieltag'
import type { Auftrag } from '@/lib/client/spieltag-speicher'
import type { SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { unterschiede } from '@/lib/domain/spieltag/unterschiede'
import { textUnterschiede } from '@/lib/format/unterschiede'

type Namen = Readonly<Record<string, string>>

/** The way of a change that is looked at first: nothing yet, shown, on its way, done or refused. */
type Stufe =
  | { readonly art: 'eingabe' }
  | { readonly art: 'vorschau'; readonly auftrag: Auftrag; readonly saetze: readonly string[] }
  | { readonly art: 'sendet'; readonly auftrag: Auftrag; readonly saetze: readonly string[] }
  | { readonly art: 'fertig'; readonly gesichert: boolean; readonly saetze: readonly string[] }
  | { readonly art: 'abgelehnt'; readonly veraltet: boolean; readonly texte: readonly string[] }

interface Aenderung {
  readonly stufe: Stufe
  readonly zeige: (auftrag: Auftrag) => void
  readonly sende: () => Promise<void>
  readonly zurueck: () => void
}

/** Previews a change of recorded games by what it changes, then sends it and says what it did change. */
export function useAenderung(hier: SpieltagHier, namen: Namen): Aenderung {
  const [stufe, setStufe] = useState<Stufe>({ art: 'eingabe' })

  async function sende() {
    if (stufe.art !== 'vorschau') return
    const { auftrag, saetze } = stufe
    setStufe({ art: 'sendet', auftrag, saetze })
    const vorher = hier.getSicht().akte
    const ergebnis = await hier.tue(auftrag)
    if (ergebnis.ok) {
      const nachher = hier.getSicht().akte
      setStufe({
        art: 'fertig',
        gesichert: ergebnis.gesichert,
        saetze: saetzeVon(vorher, nachher, namen),
      })
      return
    }
    const { code, fehler } = ergebnis.ablehnung
    setStufe({
      art: 'abgelehnt',
      veraltet: code === 'veraltet',
      texte: fehler.map((f) => f.text),
    })
  }

  return {
    stufe,
    zeige: (auftrag) => {
      const akte = hier.getSicht().akte
      setStufe({
        art: 'vorschau',
        auftrag,
        saetze: saetzeVon(akte, auftrag.vorschau(akte), namen),
      })
    },
    sende,
    zurueck: () => setStufe({ art: 'eingabe' }),
  }
}

function saetzeVon(vorher: SpieltagAkte, nachher: SpieltagAkte, namen: Namen): readonly string[] {
  return textUnterschiede(unterschiede(vorher, nachher), namen)
}
