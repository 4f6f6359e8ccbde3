'use client'

import type { ComponentProps } from 'react'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { AbnahmeRuht } from '@/components/abnahme/AbnahmeRuht'
import { AbendEinsprueche } from '@/components/einspruch/AbendEinsprueche'
import { LinkVorbei } from '@/components/freigabe/LinkVorbei'
import { Atempause } from '@/components/rahmen/Atempause'
import { useGemerkt, useSpieltag } from '@/lib/client/spieltag/spieltag'
import { zaehleJeSpiel } from '@/lib/domain/einspruch/einspruch'
import type { GerechneterSpieltag } from '@/lib/domain/spieltag/rechnen'
import { computeSpieltag } from '@/lib/domain/spieltag/rechnen'
import { seitenPfad } from '@/lib/sync/weg'
import type { SpieltischProps, Vorgefunden } from './abend-props'
import { AbendMenueKnopf } from './AbendMenueKnopf'
import { AbendVerweise } from './AbendVerweise'
import { AnderesKonto } from './AnderesKonto'
import type { Person } from './eroeffnung-daten'
import { Anschluss } from './Anschluss'
import { KommendeHinweise } from './KommendeHinweise'
import { laufendeRunde } from './laufende-runde'
import { Legende } from './Legende'
import { Spielliste } from './Spielliste'
import { Speicherzeile } from './Speicherzeile'
import type { Tisch } from './tisch'
import { TischKopf, TischZeile } from './TischKopf'
import { unbestaetigte } from './unbestaetigte'
import { useEintragen } from './use-eintragen'
import { useErgebnisFrisch } from './use-ergebnis-frisch'
import { useKorrektur } from './use-korrektur'
import { Zurueck } from './Zurueck'

interface Props extends SpieltischProps {
  /** What something was put on the sheet for before this came; once. */
  readonly nimmFrueh: () => Vorgefunden | null
  /** Told whenever the entry has to know something else; null where none is entered. */
  readonly onTisch: (tisch: Tisch | null) => void
}

/** The evening around its entry: which game comes, how it stands, the games as on paper, and what can be done with it. */
export function Abendblatt(props: Props) {
  const { weg, darfSchreiben, kader, onTisch, nimmFrueh } = props
  const hier = useAbend(props)
  const { personen, namen, setNeue } = usePersonen(props.personen, hier.personen)
  const gerechnet = useMemo(() => computeSpieltag(hier.akte), [hier.akte])
  const runde = laufendeRunde(hier.akte, gerechnet)
  const eintragung = useEintragen(hier)
  const korrektur = useKorrektur(hier, namen)
  const [pfad, mitglied] = [seitenPfad(weg), weg.art === 'verein']
  const schreibt = runde !== null && darfSchreiben && (mitglied || !hier.vorbei)
  const hrefSpiel = (spielId: string) => `${pfad}/spiele/${spielId}`
  const hrefAbend = `${pfad}/spieltage/${hier.akte.id}`
  const onBegonnen = useOhneEintrag(!schreibt, { behaelt: mitglied }, onTisch)

  return (
    <>
      <div className="grid min-w-0 grid-cols-1 gap-1 sm:gap-2 lg:gap-3">
        <div className={`flex justify-between gap-1 ${runde ? 'items-center' : 'items-end'}`}>
          {runde ? (
            <TischKopf stand={runde.stand} abend={props.abend} zurueck={mitglied ? pfad : null}>
              <Speicherzeile {...{ hier, namen }} sagt={schreibt ? 'alles' : 'was-ist'} />
            </TischKopf>
          ) : (
            props.kopf
          )}
          {schreibt && <Zurueck {...{ runde, eintragung }} onKorrigieren={korrektur.beginne} />}
          {darfSchreiben && mitglied && (
            <AbendMenueKnopf
              {...{ hier, gerechnet, personen, kader, namen, hrefAbend }}
              onNeuePersonen={setNeue}
            />
          )}
        </div>
        <Atempause />
        {!runde && <Speicherzeile {...{ hier, namen }} sagt="nur-noetiges" />}
        {runde && !mitglied && hier.vorbei && <LinkVorbei />}
        <AnderesKonto hier={hier} />
        <AbendEinsprueche akte={hier.akte} knapp={schreibt} {...{ namen, hrefSpiel }} />
        {runde ? <TischZeile stand={runde.stand} namen={namen} knapp={schreibt} /> : props.ergebnis}
        {runde && <AbnahmeRuht anzahl={hier.akte.abnahmen.length} />}
        {runde && !schreibt && <KommendeHinweise hinweise={runde.stand.hinweise} namen={namen} />}
        {gerechnet.runden.length > 0 && (
          <Zettel
            {...{ gerechnet, namen, hrefSpiel, schreibt }}
            unbestaetigt={unbestaetigte(hier.offen)}
            onKorrigieren={schreibt ? korrektur.beginne : null}
            neuestes={eintragung.neuestes}
            einsprueche={zaehleJeSpiel(hier.akte)}
          />
        )}
        {!schreibt && mitglied && <AbendVerweise {...{ hrefAbend, gerechnet }} />}
      </div>
      {schreibt && (
        <Anschluss {...{ hier, runde, namen, eintragung, onBegonnen, onTisch, nimmFrueh }} />
      )}
      {korrektur.blatt}
    </>
  )
}

/** The evening of the page: shown, kept for the way without a network, its result read anew when others change it. */
function useAbend(props: Props) {
  const hier = useSpieltag(props)
  useGemerkt(props)
  useErgebnisFrisch(hier, props.stand)
  return hier
}

interface ZettelProps extends Pick<
  ComponentProps<typeof Spielliste>,
  'namen' | 'hrefSpiel' | 'unbestaetigt' | 'onKorrigieren' | 'neuestes' | 'einsprueche'
> {
  readonly gerechnet: GerechneterSpieltag
  readonly schreibt: boolean
}

/** The games with what their marks mean. */
function Zettel({ gerechnet, schreibt, ...liste }: ZettelProps) {
  const [erste] = gerechnet.runden
  return (
    <>
      <Spielliste {...liste} spieltag={gerechnet} begrenzt={schreibt} />
      <div className={schreibt ? 'max-lg:hidden print:block' : ''}>
        {erste && <Legende regelwerk={erste.akte.regelwerk} />}
      </div>
    </>
  )
}

/**
 * The entry is put away where no game is recorded any more: the evening was closed, the link has ended. What somebody typed
 * when another closed the evening stays to be seen. Answers with what is told whether something was typed.
 */
function useOhneEintrag(
  ohne: boolean,
  { behaelt }: { readonly behaelt: boolean },
  onTisch: Props['onTisch'],
): (begonnen: boolean) => void {
  const begonnen = useRef(false)
  useLayoutEffect(() => {
    if (ohne && !(behaelt && begonnen.current)) onTisch(null)
  }, [ohne, behaelt, onTisch])
  return useCallback((ist) => {
    begonnen.current = ist
  }, [])
}

/** The known persons, those whose names came later, and the guests that were created here. */
function usePersonen(bekannte: readonly Person[], spaetere: readonly Person[]) {
  const [neue, setNeue] = useState<readonly Person[]>([])
  return useMemo(() => {
    const jeId = new Map([...neue, ...bekannte, ...spaetere].map((p) => [p.id, p]))
    const personen = [...jeId.values()]
    return { personen, namen: Object.fromEntries(personen.map((p) => [p.id, p.name])), setNeue }
  }, [neue, bekannte, spaetere])
}
