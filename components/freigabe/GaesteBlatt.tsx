'use client'

import { useMemo, useState } from 'react'
import { OpMeldung } from '@/components/verwaltung/OpMeldung'
import { Auswahl } from '@/components/ui/Auswahl'
import { Blatt } from '@/components/ui/Blatt'
import { Knopf } from '@/components/ui/Knopf'
import { Meldung } from '@/components/ui/Meldung'
import { adresseVon, findToken } from '@/lib/client/freigabe'
import type { FreigabeZiel, OffeneFreigabe, Recht } from '@/lib/domain/freigabe/freigabe'
import { textLinkAbend, textZurueckgezogen } from '@/lib/format/freigabe'
import { Linkangabe } from './Linkangabe'
import { OffeneLinks } from './OffeneLinks'
import { useFreigaben } from './use-freigaben'

interface Props {
  readonly kurz: string
  /** Of an evening or a Saison. */
  readonly art: FreigabeZiel['art']
  readonly id: string
  /** The table of the evening that the code leads to, where there are several; the link opens all of it. */
  readonly tisch?: number
  /** What is shared, in words. */
  readonly titel: string
  readonly onZu: () => void
}

const RECHTE: readonly { readonly wert: Recht; readonly text: string }[] = [
  { wert: 'lesen', text: 'zuschauen' },
  { wert: 'eintragen', text: 'auch eintragen' },
]

/** Opens an evening, or a Saison, to guests without an account: a code to scan, and an end to each link. */
export function GaesteBlatt({ kurz, art, id, tisch, titel, onZu }: Props) {
  const ziel = useMemo((): FreigabeZiel => {
    return art === 'spieltag' ? { art, spieltagId: id } : { art, saisonId: id }
  }, [art, id])
  const links = useFreigaben(kurz, ziel)
  const wahl = useWahl(links.freigaben)
  const [gesagt, setGesagt] = useState('')
  const { recht, gezeigt, token } = wahl

  async function gibFrei(mit: Recht) {
    setGesagt('')
    const neuer = await links.gibFrei(mit)
    if (neuer !== null) wahl.zeige(neuer)
  }
  async function ziehZurueck(freigabe: OffeneFreigabe) {
    setGesagt('')
    wahl.halte()
    if (await links.ziehZurueck(freigabe)) setGesagt(textZurueckgezogen(freigabe.recht))
  }

  return (
    <Blatt offen titel={art === 'spieltag' ? 'Gäste am Tisch' : 'Link für Zuschauer'} onZu={onZu}>
      <div className="grid gap-5">
        {art === 'spieltag' && (
          <Auswahl
            label="Gäste dürfen"
            name="recht"
            wert={recht}
            optionen={RECHTE}
            onWahl={wahl.waehle}
          />
        )}
        {links.ohneAntwort && <OhneAntwort onNochmal={() => void links.lade()} />}
        {token !== null && (
          <Linkangabe key={token} adresse={adresseVon(token, tisch)} titel={titel} />
        )}
        {token === null && recht !== null && (
          <Knopf voll laedt={links.beimAnlegen.laeuft} onClick={() => void gibFrei(recht)}>
            QR-Code zeigen
          </Knopf>
        )}
        <OpMeldung stand={links.beimAnlegen} />
        <p className="text-leise">
          {art === 'spieltag' ? textLinkAbend(recht ?? 'lesen') : UEBER_SAISON}
        </p>
        <p role="status" className="font-semibold empty:hidden">
          {gesagt}
        </p>
        <OffeneLinks
          freigaben={links.freigaben ?? []}
          gezeigt={gezeigt}
          stand={links.beimWiderrufen}
          onZeigen={wahl.zeige}
          onZurueckziehen={(f) => void ziehZurueck(f)}
        />
      </div>
    </Blatt>
  )
}

const UEBER_SAISON =
  'Wer ihn öffnet, sieht die Tabelle dieser Saison ohne Anmeldung und sonst nichts. Er gilt, bis er zurückgezogen wird.'

/**
 * What guests may do, and the link that is shown for it. Until somebody chooses it is what the newest link of this device
 * gives; null until the links are read.
 */
function useWahl(freigaben: readonly OffeneFreigabe[] | null) {
  const [gewaehlt, setGewaehlt] = useState<{ recht?: Recht; id?: string }>({})
  const hiesige = (freigaben ?? [])
    .filter((f) => findToken(f.id) !== null)
    .sort((a, b) => b.erstelltAm - a.erstelltAm)
  const genau = hiesige.find((f) => f.id === gewaehlt.id)
  const recht = genau?.recht ?? gewaehlt.recht ?? hiesige[0]?.recht ?? 'lesen'
  const gezeigt = genau ?? hiesige.find((f) => f.recht === recht)
  return {
    recht: freigaben === null ? null : recht,
    gezeigt: gezeigt?.id ?? null,
    token: gezeigt ? findToken(gezeigt.id) : null,
    waehle: (neu: Recht) => setGewaehlt({ recht: neu }),
    zeige: (id: string) => setGewaehlt({ recht, id }),
    /** Whatever becomes of the links, the choice stays. */
    halte: () => setGewaehlt((alt) => ({ ...alt, recht })),
  }
}

function OhneAntwort({ onNochmal }: { readonly onNochmal: () => void }) {
  return (
    <Meldung art="hinweis" titel="Keine Verbindung">
      <p>Links lassen sich nur mit Verbindung machen und zurückziehen.</p>
      <Knopf art="neben" onClick={onNochmal} className="mt-3">
        Noch einmal
      </Knopf>
    </Meldung>
  )
}
