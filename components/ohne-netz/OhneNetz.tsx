'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { Tafel } from '@/components/tafel/Tafel'
import { Geruest } from '@/components/ui/Geruest'
import { Kopf } from '@/components/ui/Kopf'
import { Leer } from '@/components/ui/Leer'
import { findTischHier } from '@/lib/client/spieltag/tischwahl'
import { formatDatum } from '@/lib/format/datum'
import { Abend } from './Abend'
import type { AbendHier } from './abende'
import { abendPfad, findAbend } from './abende'
import { Abendliste } from './Abendliste'
import type { Ziel } from './adresse'
import { zielVon } from './adresse'
import { Rahmen } from './Rahmen'
import { SpielBeleg } from './SpielBeleg'
import { useAbende } from './use-abende'
import { useVerbindung } from './use-verbindung'
import { useWege } from './use-wege'

/**
 * Stands in for a page that got no answer, at that page's address: draws from what this device holds what can be drawn, and
 * says so of the rest. Sent to everybody as it is, so it holds nothing of anybody until it runs.
 */
export function OhneNetz() {
  const adresse = usePathname()
  const ziel = zielVon(adresse)
  const abende = useAbende(adresse)
  const verbunden = useVerbindung()
  const onClick = useWege(verbunden)
  const abend = findAn(abende, ziel)
  const titel = titelVon(abend)
  useEffect(() => {
    document.title = titel
  }, [titel])
  // A screen of its own, which follows the server by itself once that answers.
  if (ziel.art === 'tafel' && abend)
    return (
      <div onClickCapture={onClick}>
        <Tafel
          key={abend.stand.akte.id}
          {...abend}
          tisch={findTischHier(abend.stand.akte, abend.ich?.spielerId ?? null)}
          zurueck={abendPfad(abend)}
        />
      </div>
    )
  return (
    <Rahmen {...{ verbunden, onClick }}>
      {abende === null ? <Geruest /> : <Inhalt ziel={ziel} abende={abende} />}
    </Rahmen>
  )
}

function findAn(abende: readonly AbendHier[] | null, ziel: Ziel): AbendHier | undefined {
  return ziel.art === 'start' || ziel.art === 'fremd' ? undefined : findAbend(abende ?? [], ziel)
}

function titelVon(abend: AbendHier | undefined): string {
  return abend
    ? `Spieltag ${formatDatum(abend.stand.akte.datum)} · ${abend.verein}`
    : 'Ohne Verbindung · Kallemann'
}

interface InhaltProps {
  readonly ziel: Ziel
  readonly abende: readonly AbendHier[]
}

function Inhalt({ ziel, abende }: InhaltProps) {
  const abend = findAn(abende, ziel)
  switch (ziel.art) {
    case 'start':
      return <Uebersicht abende={abende.filter((a) => gehoertZu(a, ziel.kurz))} />
    case 'abend':
    case 'tafel':
      return abend ? <Abend abend={abend} /> : <Fehlt titel="Dieser Spieltag" abende={abende} />
    case 'beleg':
      return abend ? (
        <SpielBeleg key={ziel.spielId} abend={abend} spielId={ziel.spielId} />
      ) : (
        <Fehlt titel="Dieses Spiel" abende={abende} />
      )
    case 'fremd':
      return <Fehlt abende={abende} />
  }
}

function gehoertZu({ weg }: AbendHier, kurz: string | null): boolean {
  return kurz === null || (weg.art === 'verein' && weg.kurz === kurz)
}

function Uebersicht({ abende }: Pick<InhaltProps, 'abende'>) {
  return (
    <div className="mx-auto max-w-2xl">
      <Kopf titel="Spieltage auf diesem Gerät" />
      <Abendliste abende={abende} />
    </div>
  )
}

/** What only the server has. Whoever came here on the way to the table finds the way back. */
function Fehlt({ titel, abende }: Pick<InhaltProps, 'abende'> & { readonly titel?: string }) {
  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <Leer titel={<h1>Ohne Verbindung</h1>} farbe="pik">
        <p>
          {titel
            ? `${titel} liegt nicht auf diesem Gerät und wird sichtbar, sobald wieder Verbindung besteht.`
            : 'Diese Seite steht hier wieder, sobald Verbindung besteht.'}
        </p>
      </Leer>
      {abende.length > 0 && (
        <section>
          <h2 className="mb-2 text-gross">Spieltage auf diesem Gerät</h2>
          <Abendliste abende={abende} />
        </section>
      )}
    </div>
  )
}
