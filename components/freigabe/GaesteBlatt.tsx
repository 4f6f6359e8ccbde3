'use client'

import { useMemo, useState } from 'react'
import { OpMeldung } from '@/components/verwaltung/OpMeldung'
import { Auswahl } from '@/components/ui/Auswahl'
import { Blatt } from '@/components/ui/Blatt'
import { Knopf } from '@/components/ui/Knopf'
import { Meldung } from '@/components/ui/Meldung'
import { adresseVon, findToken } from '@/lib/client/freigabe'
import type { FreigabeZiel, Recht } from '@/lib/domain/freigabe/freigabe'
import { Linkangabe } from './Linkangabe'
import { OffeneLinks } from './OffeneLinks'
import { useFreigaben } from './use-freigaben'

interface Props {
  readonly kurz: string
  /** Of an evening or a Saison. */
  readonly art: FreigabeZiel['art']
  readonly id: string
  /** What is shared, in words. */
  readonly titel: string
  readonly onZu: () => void
}

const RECHTE: readonly { readonly wert: Recht; readonly text: string }[] = [
  { wert: 'lesen', text: 'zuschauen' },
  { wert: 'eintragen', text: 'auch eintragen' },
]

/** Opens an evening, or a Saison, to guests without an account: a code to scan, and an end to each link. */
export function GaesteBlatt({ kurz, art, id, titel, onZu }: Props) {
  const ziel = useMemo((): FreigabeZiel => {
    return art === 'spieltag' ? { art, spieltagId: id } : { art, saisonId: id }
  }, [art, id])
  const links = useFreigaben(kurz, ziel)
  const [recht, setRecht] = useState<Recht>('lesen')
  const [gewaehlt, setGewaehlt] = useState<string | null>(null)
  const offene = links.freigaben ?? []
  const gezeigt =
    offene.find((f) => f.id === gewaehlt) ??
    offene.find((f) => f.recht === recht && findToken(f.id) !== null)
  const token = gezeigt === undefined ? null : findToken(gezeigt.id)

  async function gibFrei() {
    const neuer = await links.gibFrei(recht)
    if (neuer !== null) setGewaehlt(neuer)
  }
  function zeige(freigabeId: string) {
    setGewaehlt(freigabeId)
    setRecht(offene.find((f) => f.id === freigabeId)?.recht ?? recht)
  }

  return (
    <Blatt offen titel={art === 'spieltag' ? 'Gäste am Tisch' : 'Link für Zuschauer'} onZu={onZu}>
      <div className="grid gap-5">
        <p className="text-leise">
          {art === 'spieltag'
            ? 'Wer den QR-Code öffnet, sieht diesen Abend ohne Anmeldung und sonst nichts. Mit dem Abend endet der Link.'
            : 'Wer ihn öffnet, sieht die Tabelle dieser Saison ohne Anmeldung und sonst nichts. Er gilt, bis er zurückgezogen wird.'}
        </p>
        {art === 'spieltag' && (
          <Auswahl
            label="Gäste dürfen"
            name="recht"
            wert={recht}
            optionen={RECHTE}
            onWahl={(r) => {
              setRecht(r)
              setGewaehlt(null)
            }}
          />
        )}
        {links.ohneAntwort && <OhneAntwort onNochmal={() => void links.lade()} />}
        {token !== null && <Linkangabe key={token} adresse={adresseVon(token)} titel={titel} />}
        {token === null && links.freigaben !== null && (
          <Knopf voll laedt={links.beimAnlegen.laeuft} onClick={() => void gibFrei()}>
            QR-Code zeigen
          </Knopf>
        )}
        <OpMeldung stand={links.beimAnlegen} />
        <OffeneLinks
          freigaben={offene}
          gezeigt={token === null ? null : (gezeigt?.id ?? null)}
          stand={links.beimWiderrufen}
          onZeigen={zeige}
          onZurueckziehen={(f) => void links.ziehZurueck(f)}
        />
      </div>
    </Blatt>
  )
}

function OhneAntwort({ onNochmal }: { readonly onNochmal: () => void }) {
  return (
    <Meldung art="hinweis" titel="Keine Verbindung">
      <p>Links lassen sich nur mit Verbindung zum Server machen und zurückziehen.</p>
      <Knopf art="neben" onClick={onNochmal} className="mt-3">
        Noch einmal
      </Knopf>
    </Meldung>
  )
}
