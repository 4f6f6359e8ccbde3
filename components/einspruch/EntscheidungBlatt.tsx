'use client'

import type { SyntheticEvent } from 'react'
import { Blatt } from '@/components/ui/Blatt'
import { OpFehler } from '@/components/spieltag/OpFehler'
import { useAbendOp } from '@/components/spieltag/use-abend-op'
import { useGrund } from '@/components/spieltag/use-grund'
import { Grundfeld } from '@/components/ui/Grundfeld'
import { Knopf } from '@/components/ui/Knopf'
import { auftragAblehnen, auftragAnnehmen } from '@/lib/client/spieltag/einspruch-auftraege'
import type { SpieltagHier } from '@/lib/client/spieltag/spieltag'
import type { EinspruchAkte } from '@/lib/domain/einspruch/einspruch'
import { textWer } from '@/lib/format/einspruch'
import { GRUND_FEHLT } from '@/lib/format/grund'
import { Entscheidung } from './Entscheidung'

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
  bestehende: { titel: 'Einspruch annehmen', feld: 'Antwort', tun: 'Annehmen' },
} as const

/** Decides an objection without a change of the game: what was objected, and the answer to it. */
export function EntscheidungBlatt({ hier, einspruch, art, namen, onZu }: Props) {
  const op = useAbendOp(hier)
  const antwort = useGrund({
    noetig: art === 'ablehnen',
    ohne: GRUND_FEHLT.ablehnung,
    vomServer: op.grundFehler,
  })
  const jetzt = hier.akte.einsprueche.find((e) => e.id === einspruch.id)
  const vorbei = op.veraltet && jetzt?.zustand !== 'offen'

  async function entscheide(e: SyntheticEvent) {
    e.preventDefault()
    if (!antwort.pruefe()) return
    const { akte } = hier.getSicht()
    const aktuell = akte.einsprueche.find((x) => x.id === einspruch.id) ?? einspruch
    const auftrag =
      art === 'ablehnen'
        ? auftragAblehnen(akte, aktuell, antwort.text)
        : auftragAnnehmen(akte, aktuell, { annahme: { art: 'bestehende' }, antwort: antwort.text })
    if (await op.sende(auftrag)) onZu()
  }

  return (
    <Blatt offen titel={TEXTE[art].titel} onZu={onZu}>
      <form noValidate className="grid gap-4" onSubmit={(e) => void entscheide(e)}>
        <p className="wrap-anywhere">
          <b>{textWer(einspruch, namen)}</b>: „{einspruch.grund}“
        </p>
        {!vorbei && <Grundfeld label={TEXTE[art].feld} zeilen={3} {...antwort.feld} />}
        <OpFehler fehler={op.fehler}>
          {op.veraltet && jetzt && <Entscheidung einspruch={jetzt} />}
        </OpFehler>
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
