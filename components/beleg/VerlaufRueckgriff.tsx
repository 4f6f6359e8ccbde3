'use client'

import { useState } from 'react'
import { useAuffrischen } from '@/components/rahmen/use-auffrischen'
import { AenderungSchritte } from '@/components/spieltag/AenderungSchritte'
import { OffeneEinsprueche } from '@/components/spieltag/OffeneEinsprueche'
import { useAenderung } from '@/components/spieltag/use-aenderung'
import { Blatt } from '@/components/ui/Blatt'
import { Knopf } from '@/components/ui/Knopf'
import type { Wunsch } from '@/lib/client/spieltag/spiel-aenderung'
import type { SpieltagHier, SpieltagZugriff } from '@/lib/client/spieltag/spieltag'
import { useSpieltag } from '@/lib/client/spieltag/spieltag'
import { differenz } from '@/lib/domain/spiel/differenz'
import type { Hinweis } from '@/lib/domain/spiel/spiel'
import { hinweiseMit } from '@/lib/domain/spieltag/korrektur'
import { regelwerkDes } from '@/lib/domain/spieltag/regelwerk'
import type { SpielAkte, SpieltagAkte } from '@/lib/domain/spieltag/spieltag'
import { getRundeVon, getSpiel } from '@/lib/domain/spieltag/vorgriff'
import { textDifferenz } from '@/lib/format/differenz'
import { textHinweis } from '@/lib/format/hinweis'
import { VerlaufZeilen } from './VerlaufZeilen'
import { regelwerkVon } from '@/lib/domain/regelwerk/presets'

type Namen = Readonly<Record<string, string>>

interface Props extends SpieltagZugriff {
  /** The older version. */
  readonly fassung: SpielAkte
  readonly namen: Namen
}

/** Brings an older version of a game back as a new one; nothing where the game already says the same and counts. */
export function VerlaufRueckgriff(props: Props) {
  const { fassung, namen } = props
  const frischeAuf = useAuffrischen()
  const hier = useSpieltag(props)
  const [offen, setOffen] = useState(false)
  const jetzt = getSpiel(hier.akte, fassung.id)
  const gleich = differenz(jetzt, fassung).length === 0
  // An open sheet stays: once it is saved, the game says the same.
  if (!offen && (fassung.gestrichen || (gleich && !jetzt.gestrichen))) return null
  return (
    <div className="nur-schirm pt-2">
      <Knopf art="neben" className="w-full sm:w-auto" onClick={() => setOffen(true)}>
        Diese Fassung wiederherstellen
      </Knopf>
      {offen && (
        <RueckgriffBlatt
          {...{ hier, fassung, namen }}
          onZu={() => {
            setOffen(false)
            frischeAuf()
          }}
        />
      )}
    </div>
  )
}

interface BlattProps extends Pick<Props, 'fassung' | 'namen'> {
  readonly hier: SpieltagHier
  readonly onZu: () => void
}

/** First what the table has to confirm, if there is anything (U-T6), then what changes, then it is saved. */
function RueckgriffBlatt(props: BlattProps) {
  const { hier, fassung, namen, onZu } = props
  const [hinweise] = useState(() => offeneHinweise(hier.akte, fassung))
  const [bestaetigt, setBestaetigt] = useState(hinweise.length === 0)
  return (
    <Blatt offen titel={`Fassung ${fassung.version} wiederherstellen?`} onZu={onZu}>
      {bestaetigt ? (
        <Rueckgriff {...props} hinweise={hinweise} />
      ) : (
        <div className="grid gap-2 rounded-karte border border-achtung bg-achtung p-2.5">
          {hinweise.map((h) => (
            <p key={h.code} className="text-klein font-semibold">
              {textHinweis(h, namen)}
            </p>
          ))}
          <Knopf art="neben" voll onClick={() => setBestaetigt(true)}>
            Stimmt so
          </Knopf>
        </div>
      )}
    </Blatt>
  )
}

function Rueckgriff({
  hier,
  fassung,
  namen,
  hinweise,
  onZu,
}: BlattProps & { readonly hinweise: readonly Hinweis[] }) {
  const { id: spielId, version } = fassung
  // As it was when the sheet was opened: what it is compared with does not change when it is saved.
  const [jetzt] = useState(() => getSpiel(hier.akte, spielId))
  const zeilen = differenz(jetzt, fassung).map((d) =>
    textDifferenz(d, { namen, regelwerk: regelwerkDes(hier.akte) }),
  )
  const aenderung = useAenderung(hier, {
    ...{ spielId, namen },
    sofort: wunschFuer(jetzt, fassung, hinweise),
  })
  return (
    <AenderungSchritte
      {...{ aenderung, namen, onZu }}
      regelwerk={regelwerkVon(getRundeVon(hier.akte, spielId))}
      tun="Wiederherstellen"
      zurueck={{ text: 'Abbrechen', onZurueck: onZu }}
      platzhalter={`zum Beispiel: Fassung ${version} stimmte`}
      frage={
        <div className="mb-4 grid gap-3">
          <p>
            {jetzt.gestrichen
              ? 'Das Spiel ist gestrichen. Es zählt dann wieder, mit dem Inhalt dieser Fassung.'
              : 'Ihr Inhalt wird zur neuen Fassung. Alle Fassungen bleiben im Verlauf.'}
          </p>
          <VerlaufZeilen zeilen={zeilen} />
          <OffeneEinsprueche einsprueche={aenderung.einsprueche} namen={namen} />
        </div>
      }
    />
  )
}

/** A struck game that says the same only has to count again. */
function wunschFuer(
  jetzt: SpielAkte,
  { spiel, besetzung }: SpielAkte,
  hinweise: readonly Hinweis[],
): Wunsch {
  if (jetzt.gestrichen && differenz(jetzt, { spiel, besetzung }).length === 0)
    return { art: 'wiederherstellung' }
  const bestaetigt = [...(spiel.bestaetigt ?? []), ...hinweise.map((h) => h.code)]
  return {
    art: 'korrektur',
    spiel: bestaetigt.length === 0 ? spiel : { ...spiel, bestaetigt },
    besetzung,
  }
}

/** The hints that come up by it and that the older version does not carry. */
function offeneHinweise(
  akte: SpieltagAkte,
  { id, spiel, besetzung }: SpielAkte,
): readonly Hinweis[] {
  return hinweiseMit(akte, id, { spiel, besetzung }).filter(
    (h) => !(spiel.bestaetigt ?? []).includes(h.code),
  )
}
