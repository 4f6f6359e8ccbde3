'use client'

import type { ComponentProps, ReactNode } from 'react'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { AbnahmeRuht } from '@/components/abnahme/AbnahmeRuht'
import { AbendEinsprueche } from '@/components/einspruch/AbendEinsprueche'
import { LinkVorbei } from '@/components/freigabe/LinkVorbei'
import { Stil } from '@/components/stil/Stil'
import { useGemerkt, useSpieltag } from '@/lib/client/spieltag/spieltag'
import { zaehleJeSpiel } from '@/lib/domain/einspruch/einspruch'
import type { GerechneteRunde, GerechneterSpieltag } from '@/lib/domain/spieltag/rechnen'
import { computeSpieltag } from '@/lib/domain/spieltag/rechnen'
import { textTisch } from '@/lib/format/spiel-ort'
import { seitenPfad } from '@/lib/sync/weg'
import type { AbendProps, SpieltischProps, Vorgefunden } from './abend-props'
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
import { Tischreiter } from './Tischreiter'
import { unbestaetigte } from './unbestaetigte'
import { useEintragen } from './use-eintragen'
import { useErgebnisFrisch } from './use-ergebnis-frisch'
import { useKorrektur } from './use-korrektur'
import { useTischwahl } from './use-tischwahl'
import { Zurueck } from './Zurueck'

interface Props extends SpieltischProps {
  /** What something was put on the sheet for before this came; once. */
  readonly nimmFrueh: () => Vorgefunden | null
  /** Told whenever the entry has to know something else; null where none is entered. */
  readonly onTisch: (tisch: Tisch | null) => void
}

/** The evening around its entry, for one of its tables at a time: what is begun at one does not go along to another. */
export function Abendblatt(props: Props) {
  const hier = useAbend(props)
  const { personen, namen, setNeue } = usePersonen(props.personen, hier.personen)
  const gerechnet = useMemo(() => computeSpieltag(hier.akte), [hier.akte])
  const wahl = useTischwahl(props.tisch, hier.akte)
  const abend = { hier, gerechnet, personen, namen, wahl }
  return <Tischblatt key={wahl.tisch} {...props} {...abend} onNeuePersonen={setNeue} />
}

interface TischblattProps extends Props, Omit<AbendProps, keyof Props | 'onTischwahl'> {
  readonly wahl: ReturnType<typeof useTischwahl>
}

/** A table of the evening: which game comes, how it stands, the games as on paper, and what can be done with it. */
function Tischblatt(props: TischblattProps) {
  const { weg, darfSchreiben, onTisch, nimmFrueh, hier, gerechnet, namen, wahl } = props
  const { tisch } = wahl
  const runde = laufendeRunde(hier.akte, gerechnet, tisch)
  const eintragung = useEintragen(hier)
  const korrektur = useKorrektur(hier, namen)
  const [pfad, mitglied] = [seitenPfad(weg), weg.art === 'verein']
  const schreibt = runde !== null && darfSchreiben && (mitglied || !hier.vorbei)
  const hrefSpiel = (spielId: string) => `${pfad}/spiele/${spielId}`
  const hrefAbend = `${pfad}/spieltage/${hier.akte.id}`
  const begonnen = useOhneEintrag(!schreibt, { behaelt: mitglied }, onTisch)
  const mehrere = hier.akte.ende === null && wahl.tische.length > 1

  return (
    <>
      <div className="grid min-w-0 grid-cols-1 gap-1 sm:gap-2 lg:gap-3">
        {mehrere && (
          <Tischreiter
            {...{ ...wahl, gerechnet, namen }}
            akte={hier.akte}
            istBegonnen={begonnen.ist}
          />
        )}
        <Kopfzeile {...props} {...{ runde, mehrere, schreibt, pfad, hrefAbend }}>
          {schreibt && <Zurueck {...{ runde, eintragung }} onKorrigieren={korrektur.beginne} />}
        </Kopfzeile>
        <Stil unterKopf />
        {!runde && <Speicherzeile {...{ hier, namen }} sagt="nur-noetiges" />}
        {runde && !mitglied && hier.vorbei && <LinkVorbei />}
        <AnderesKonto hier={hier} />
        <AbendEinsprueche akte={hier.akte} knapp={schreibt} {...{ namen, hrefSpiel }} />
        {runde ? <TischZeile stand={runde.stand} namen={namen} knapp={schreibt} /> : props.ergebnis}
        {!runde && mehrere && <p>An {textTisch(tisch)} wird gerade nicht gespielt.</p>}
        {runde && <AbnahmeRuht anzahl={hier.akte.abnahmen.length} />}
        {runde && !schreibt && <KommendeHinweise hinweise={runde.stand.hinweise} namen={namen} />}
        {gerechnet.runden.length > 0 && (
          <Zettel
            {...{ gerechnet, namen, hrefSpiel, schreibt }}
            nurTisch={mehrere ? tisch : null}
            unbestaetigt={unbestaetigte(hier.offen)}
            onKorrigieren={schreibt ? korrektur.beginne : null}
            neuestes={eintragung.neuestes}
            einsprueche={zaehleJeSpiel(hier.akte)}
          />
        )}
        {!schreibt && mitglied && <AbendVerweise {...{ hrefAbend, gerechnet }} />}
      </div>
      {schreibt && (
        <Anschluss
          {...{ hier, runde, namen, eintragung, onTisch, nimmFrueh }}
          onBegonnen={begonnen.setze}
        />
      )}
      {korrektur.blatt}
    </>
  )
}

interface KopfzeileProps extends TischblattProps {
  readonly runde: GerechneteRunde | null
  readonly mehrere: boolean
  readonly schreibt: boolean
  readonly pfad: string
  readonly hrefAbend: string
  /** The way back from the last game. */
  readonly children: ReactNode
}

/** Which game comes, or which evening it was, and the menu of what can be done with it. */
function Kopfzeile(props: KopfzeileProps) {
  const { hier, gerechnet, personen, kader, namen, wahl, weg, runde, hrefAbend } = props
  const { tisch } = wahl
  const mitglied = weg.art === 'verein'
  return (
    <div data-kopf className={`flex justify-between gap-1 ${runde ? 'items-center' : 'items-end'}`}>
      {runde ? (
        <TischKopf
          stand={runde.stand}
          tisch={props.mehrere ? tisch : null}
          abend={props.abend}
          zurueck={mitglied ? props.pfad : null}
        >
          <Speicherzeile {...{ hier, namen }} sagt={props.schreibt ? 'alles' : 'was-ist'} />
        </TischKopf>
      ) : (
        props.kopf
      )}
      {props.children}
      {props.darfSchreiben && mitglied && (
        <AbendMenueKnopf
          {...{ hier, gerechnet, tisch, personen, kader, namen, hrefAbend }}
          onNeuePersonen={props.onNeuePersonen}
          onTischwahl={wahl.onTisch}
        />
      )}
    </div>
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
  'namen' | 'hrefSpiel' | 'unbestaetigt' | 'onKorrigieren' | 'neuestes' | 'einsprueche' | 'nurTisch'
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
 * when another closed the evening stays to be seen. Answers with what is told, and tells, whether
 * something was typed.
 */
function useOhneEintrag(
  ohne: boolean,
  { behaelt }: { readonly behaelt: boolean },
  onTisch: Props['onTisch'],
): { readonly setze: (begonnen: boolean) => void; readonly ist: () => boolean } {
  const begonnen = useRef(false)
  useLayoutEffect(() => {
    if (ohne && !(behaelt && begonnen.current)) onTisch(null)
  }, [ohne, behaelt, onTisch])
  const setze = useCallback((ist: boolean) => {
    begonnen.current = ist
  }, [])
  return { setze, ist: () => begonnen.current }
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
