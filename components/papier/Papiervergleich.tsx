'use client'

import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Knopf } from '@/components/ui/Knopf'
import type { SpieltagZugriff } from '@/lib/client/spieltag/spieltag'
import { useSpieltag } from '@/lib/client/spieltag/spieltag'
import type { PapierVergleich } from '@/lib/domain/spieltag/papier'
import { vergleichePapier } from '@/lib/domain/spieltag/papier'
import type { PapierSpiel } from '@/lib/domain/spieltag/papier-abend'
import { listPapierSpiele } from '@/lib/domain/spieltag/papier-abend'
import { computeSpieltag } from '@/lib/domain/spieltag/rechnen'
import { regelwerkDes } from '@/lib/domain/spieltag/regelwerk'
import { seitenPfad } from '@/lib/sync/weg'
import type { Entwurf, EntwurfZeile } from './entwurf'
import { beginneEntwurf, engerBei, naechsteZeile, zeilenAus } from './entwurf'
import { Ergebnis } from './Ergebnis'
import { OhneSpiele } from './OhneSpiele'
import { useEntwurf } from './use-entwurf'
import { Zeilenkarte } from './Zeilenkarte'

interface Props extends SpieltagZugriff {
  readonly namen: Readonly<Record<string, string>>
  /** Whose sheet it is. */
  readonly tisch: number
}

/** Totals from the paper sheet on the left, what they say on the right; nothing is sent or stored. */
export function Papiervergleich({ namen, tisch, ...zugriff }: Props) {
  const { akte } = useSpieltag(zugriff)
  const pfad = seitenPfad(zugriff.weg)
  const spiele = useMemo(() => listPapierSpiele(computeSpieltag(akte), tisch), [akte, tisch])
  const blatt = useBlatt(tisch === 1 ? akte.id : `${akte.id}.${tisch}`, spiele.length)
  const { entwurf } = blatt
  const vergleich = useVergleich(spiele, entwurf)
  if (spiele.length === 0) {
    return <OhneSpiele endstand={akte.endstand !== null} href={`${pfad}/spieltage/${akte.id}`} />
  }
  const worte = { namen, spiele, regelwerk: regelwerkDes(akte) }
  const naechste = naechsteZeile(entwurf, { vergleich, anzahl: spiele.length })
  const enger = engerBei(vergleich)
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start lg:gap-8">
      <div className="grid gap-4">
        <p className="max-w-prose text-leise">
          Die Stände so eintippen, wie sie auf dem Papier stehen. Das letzte Spiel genügt für den
          Anfang; jede weitere Zeile grenzt die Stelle enger ein. Wer fehlt, bleibt leer.
        </p>
        {entwurf.map((zeile, i) => (
          <Zeilenkarte
            key={i}
            zeile={zeile}
            geprueft={vergleich.zeilen.find((z) => z.nummer === zeile.nummer)}
            worte={worte}
            vergeben={new Set(entwurf.filter((z) => z !== zeile).map((z) => z.nummer))}
            onZeile={(neu) => blatt.aendere(i, neu)}
            onWeg={entwurf.length > 1 ? () => blatt.lassWeg(i) : null}
          />
        ))}
        <div className="flex flex-wrap gap-2">
          {naechste !== null && (
            <Knopf art="neben" onClick={() => blatt.beginne(naechste)}>
              + weiteres Spiel
            </Knopf>
          )}
          {blatt.begonnen && (
            <Knopf art="still" onClick={blatt.leere}>
              Alles leeren
            </Knopf>
          )}
        </div>
      </div>
      <div className="min-w-0 lg:sticky lg:top-4">
        <Ergebnis
          vergleich={vergleich}
          worte={worte}
          hrefSpiel={(id) => `${pfad}/spiele/${id}`}
          engerBei={entwurf.some((z) => z.nummer === enger) ? null : enger}
          onEnger={blatt.beginne}
        />
      </div>
    </div>
  )
}

/** What the sheet says of the evening. Causes take a while to find in a long one: what is typed shows first. */
function useVergleich(spiele: readonly PapierSpiel[], entwurf: Entwurf): PapierVergleich {
  const ruhig = useDeferredValue(entwurf)
  return useMemo(() => vergleichePapier(spiele, zeilenAus(ruhig)), [spiele, ruhig])
}

/** The sheet as it is typed. A row that is begun takes the focus. */
function useBlatt(kennung: string, letztes: number) {
  const [gemerkt, setze] = useEntwurf(kennung)
  const [neueste, setNeueste] = useState<number | null>(null)
  const entwurf = useMemo((): Entwurf => {
    // Kept rows of games that were struck since have no place any more.
    const bekannte = gemerkt?.filter((z) => z.nummer >= 1 && z.nummer <= letztes) ?? []
    return bekannte.length > 0 ? bekannte : beginneEntwurf(letztes)
  }, [gemerkt, letztes])

  useEffect(() => {
    if (neueste !== null) document.getElementById(`papier-${neueste}-0`)?.focus()
  }, [neueste])

  return {
    entwurf,
    begonnen: gemerkt !== null,
    aendere: (index: number, zeile: EntwurfZeile) =>
      setze(entwurf.map((z, i) => (i === index ? zeile : z))),
    lassWeg: (index: number) => setze(entwurf.filter((_, i) => i !== index)),
    beginne: (nummer: number) => {
      setze([...entwurf, { nummer, staende: {} }])
      setNeueste(nummer)
    },
    leere: () => setze(null),
  }
}
