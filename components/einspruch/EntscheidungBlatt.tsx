'use client'

import type { SyntheticEvent } from 'react'
import { useRef, useState } from 'react'
import { Blatt } from '@/components/ui/Blatt'
import { Knopf } from '@/components/ui/Knopf'
import { auftragAblehnen, auftragAnnehmen } from '@/lib/client/einspruch-auftraege'
import { useFehlerFokus } from '@/lib/client/fehler-fokus'
import type { FormFehler } from '@/lib/client/senden'
import type { SpieltagHier } from '@/lib/client/spieltag'
import type { EinspruchAkte } from '@/lib/domain/einspruch/einspruch'
import { textWer } from '@/lib/format/einspruch'
import { Entscheidung } from './Entscheidung'
import { Grundfeld } from './Grundfeld'
import { Nichtgespeichert } from './Nichtgespeichert'
import { useEinspruchOp } from './use-einspruch-op'

interface Props {
  readonly hier: SpieltagHier
  readonly einspruch: EinspruchAkte
  /** Reject it, or accept it because the game was put right already. */
  readonly art: 'ablehnen' | 'bestehende'
  readonly namen: Readonly<Record<string, string>>
  readonly onZu: () => void
}

const TEXTE = {
  ablehnen: { titel: 'Einspruch ablehnen', feld: 'Warum bleibt das Spiel so?', tun: 'Ablehnen' },
  bestehende: { titel: 'Einspruch annehmen', feld: 'Antwort (freiwillig)', tun: 'Annehmen' },
} as const

const OHNE_GRUND: readonly FormFehler[] = [
  { ort: 'antwort', text: 'Einen Grund angeben. Wer Einspruch erhoben hat, bekommt ihn zu lesen.' },
]

/** Decides an objection without a change of the game: what was objected, and the answer to it. */
export function EntscheidungBlatt({ hier, einspruch, art, namen, onZu }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [antwort, setAntwort] = useState('')
  const [fehler, setFehler] = useState<readonly FormFehler[]>([])
  const op = useEinspruchOp(hier)
  useFehlerFokus(form, fehler)
  const jetzt = hier.akte.einsprueche.find((e) => e.id === einspruch.id)
  const vorbei = op.ablehnung?.code === 'veraltet' && jetzt?.zustand !== 'offen'

  async function entscheide(e: SyntheticEvent) {
    e.preventDefault()
    const kurz = antwort.trim()
    const fehlt = art === 'ablehnen' && kurz === ''
    setFehler(fehlt ? [...OHNE_GRUND] : [])
    if (fehlt) return
    const { akte } = hier.getSicht()
    const aktuell = akte.einsprueche.find((x) => x.id === einspruch.id) ?? einspruch
    const auftrag =
      art === 'ablehnen'
        ? auftragAblehnen(akte, aktuell, kurz)
        : auftragAnnehmen(akte, aktuell, { annahme: { art: 'bestehende' }, antwort: kurz })
    if (await op.sende(auftrag)) onZu()
  }

  return (
    <Blatt offen titel={TEXTE[art].titel} onZu={onZu}>
      <form ref={form} noValidate className="grid gap-4" onSubmit={(e) => void entscheide(e)}>
        <p className="wrap-anywhere">
          <b>{textWer(einspruch, namen)}</b>: „{einspruch.grund}“
        </p>
        {!vorbei && (
          <Grundfeld
            label={TEXTE[art].feld}
            wert={antwort}
            onWert={setAntwort}
            fehler={fehler[0]?.text}
          />
        )}
        <Nichtgespeichert
          ablehnung={op.ablehnung}
          jetzt={jetzt && <Entscheidung einspruch={jetzt} />}
        />
        {vorbei ? (
          <Knopf voll onClick={onZu} autoFocus>
            Zum aktuellen Stand
          </Knopf>
        ) : (
          <Knopf type="submit" voll laedt={op.laeuft}>
            {TEXTE[art].tun}
          </Knopf>
        )}
      </form>
    </Blatt>
  )
}
