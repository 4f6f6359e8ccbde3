import { useCallback, useEffect, useRef, useState } from 'react'
import { useOp } from '@/components/verwaltung/use-op'
import { holeFreigaben, merkeToken } from '@/lib/client/freigabe'
import { neueId } from '@/lib/client/ids'
import { neuerTischtoken } from '@/lib/client/link-token'
import type { FreigabeZiel, OffeneFreigabe, Recht } from '@/lib/domain/freigabe/freigabe'

/** The open links to an evening or a Saison, and how to make and withdraw them. `freigaben` is null until they are read. */
export function useFreigaben(kurz: string, ziel: FreigabeZiel) {
  const [freigaben, setFreigaben] = useState<readonly OffeneFreigabe[] | null>(null)
  const [ohneAntwort, setOhneAntwort] = useState(false)
  const anlegen = useOp(kurz)
  const widerrufen = useOp(kurz)
  // The same link until it is answered, however often the button is pressed.
  const neu = useRef<{ readonly recht: Recht; readonly link: Neu } | null>(null)

  const lade = useCallback(async () => {
    const gelesen = await holeFreigaben(kurz, ziel)
    setOhneAntwort(gelesen === null)
    if (gelesen !== null) setFreigaben(gelesen)
  }, [kurz, ziel])
  useEffect(() => {
    void holeFreigaben(kurz, ziel).then((gelesen) => {
      setOhneAntwort(gelesen === null)
      setFreigaben(gelesen)
    })
  }, [kurz, ziel])

  /** Answers with the id of the new link; null when it was not made. */
  async function gibFrei(recht: Recht): Promise<string | null> {
    if (neu.current?.recht !== recht) neu.current = { recht, link: neuerLink() }
    const { freigabeId, token, tokenHash } = neu.current.link
    const wer = { freigabeId, tokenHash }
    const daten =
      ziel.art === 'spieltag'
        ? { ...wer, spieltagId: ziel.spieltagId, recht }
        : { ...wer, saisonId: ziel.saisonId, recht: 'lesen' as const }
    if (!(await anlegen.sende('freigabe-anlegen', 0, daten))) return null
    neu.current = null
    merkeToken(freigabeId, token, ziel)
    await lade()
    return freigabeId
  }

  /** Answers whether it was withdrawn. */
  async function ziehZurueck({ id, version }: OffeneFreigabe): Promise<boolean> {
    const { art: _, ...ort } = ziel
    const daten = { freigabeId: id, ...ort }
    const zurueck = await widerrufen.sende('freigabe-widerrufen', version, daten)
    await lade()
    return zurueck
  }

  return {
    ...{ freigaben, ohneAntwort, lade, gibFrei, ziehZurueck },
    beimAnlegen: anlegen.stand,
    beimWiderrufen: widerrufen.stand,
  }
}

type Neu = ReturnType<typeof neuerLink>

function neuerLink() {
  return { freigabeId: neueId(), ...neuerTischtoken() }
}
