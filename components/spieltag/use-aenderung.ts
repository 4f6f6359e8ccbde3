import { useState } from 'react'
import type { Ablehnung } from '@/lib/client/ops'
import type { Wunsch } from '@/lib/client/spieltag/spiel-aenderung'
import type { SpieltagHier } from '@/lib/client/spieltag/spieltag'
import { auftragFuer } from '@/lib/client/spieltag/auftraege'
import type { SpielAkte } from '@/lib/domain/spieltag/spieltag'
import { getSpiel } from '@/lib/domain/spieltag/vorgriff'
import { GRUND_FEHLT } from '@/lib/format/grund'
import type { Wartend } from '@/lib/sync/ausgang'
import { spielIdVon } from '@/lib/sync/gruppe'
import type { Stufe, Vorschau } from './aenderung-stufe'
import { stufeFuer, stufeNach, textFolgen } from './aenderung-stufe'
import { useAkteMit } from './use-akte-mit'
import type { Warum } from './use-warum'
import { useWarum } from './use-warum'

interface Optionen {
  readonly spielId: string
  readonly namen: Readonly<Record<string, string>>
  /** The Einspruch that shall be accepted by it; left out, the open one if there is only one. */
  readonly einspruchId?: string | undefined
  /** What is shown at once, where nothing has to be typed. */
  readonly sofort?: Wunsch
}

export interface Aenderung extends Omit<Warum, 'setGrundFehler'> {
  readonly stufe: Stufe
  /** The version that it is decided on. */
  readonly gesehen: SpielAkte
  /** What had to wait for the network has arrived, or come back refused to a sheet of its own. */
  readonly spaeter: 'angekommen' | 'abgelehnt' | null
  readonly zeige: (wunsch: Wunsch) => void
  readonly sende: () => Promise<void>
  readonly zurueck: () => void
  /** Goes on with the own wish, on top of what somebody else has stored. */
  readonly trotzdem: () => void
}

/** Previews a change of a recorded game by what it changes, then sends it and says what it did change. */
export function useAenderung(hier: SpieltagHier, optionen: Optionen): Aenderung {
  const { spielId, namen, sofort } = optionen
  const umfeld = { namen, saison: hier.saison }
  const { lies: akteJetzt } = useAkteMit(hier, spielId)
  const dort = () => getSpiel(akteJetzt(), spielId)
  const [gesehen, setGesehen] = useState(dort)
  const [stufe, setStufe] = useState<Stufe>(() =>
    sofort ? stufeFuer(akteJetzt(), { gesehen, wunsch: sofort }, umfeld) : { art: 'eingabe' },
  )
  const { setGrundFehler, ...warum } = useWarum(hier, optionen)

  function zeige(wunsch: Wunsch, aufgrund = gesehen) {
    setGesehen(aufgrund)
    setStufe(stufeFuer(akteJetzt(), { gesehen: aufgrund, wunsch }, umfeld))
  }

  async function sende(vorschau: Vorschau) {
    const { wunsch } = vorschau
    const { grund, einspruch } = warum
    if (warum.grundNoetig && grund.trim() === '') return setGrundFehler(GRUND_FEHLT.aenderung)
    setStufe({ ...vorschau, art: 'sendet' })
    const vorher = akteJetzt()
    const aenderung = { gesehen, wunsch, grund: grund.trim(), einspruchId: einspruch?.id ?? null }
    const ergebnis = await hier.tue(auftragFuer(vorher, aenderung))
    if (!ergebnis.ok) return lehneAb(ergebnis.ablehnung, vorschau)
    const { gesichert } = ergebnis
    const saetze = textFolgen({ vorher, nachher: akteJetzt() }, umfeld)
    setStufe({ art: 'fertig', gesichert, saetze })
  }

  function lehneAb(ablehnung: Ablehnung, vorschau: Vorschau) {
    const amGrund = ablehnung.fehler.find((f) => f.ort === 'grund')
    if (amGrund) setGrundFehler(amGrund.text)
    setStufe(
      amGrund ? vorschau : stufeNach(ablehnung, akteJetzt(), { gesehen, wunsch: vorschau.wunsch }),
    )
  }

  return {
    ...warum,
    stufe,
    gesehen,
    spaeter: spaeterVon(hier, spielId),
    zeige: (wunsch) => zeige(wunsch),
    sende: async () => (stufe.art === 'vorschau' ? sende(stufe) : undefined),
    zurueck: () => (sofort ? zeige(sofort) : setStufe({ art: 'eingabe' })),
    trotzdem: () => (stufe.art === 'zweiter' ? zeige(stufe.wunsch, dort()) : undefined),
  }
}

function spaeterVon({ offen, konflikte }: SpieltagHier, spielId: string): Aenderung['spaeter'] {
  const betrifft = (w: Wartend) => spielIdVon(w) === spielId
  if (konflikte.some((k) => [k.wartend, ...k.folgen].some(betrifft))) return 'abgelehnt'
  return offen.some(betrifft) ? null : 'angekommen'
}
