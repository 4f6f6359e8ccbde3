'use client'

import type { ComponentProps, ReactNode } from 'react'
import { useMemo, useState } from 'react'
import { AbnahmeRuht } from '@/components/abnahme/AbnahmeRuht'
import { AbendEinsprueche } from '@/components/einspruch/AbendEinsprueche'
import { spaetesBlatt } from '@/components/rahmen/spaetes-blatt'
import type { SpieltagZugriff } from '@/lib/client/spieltag'
import { useSpieltag } from '@/lib/client/spieltag'
import { zaehleJeSpiel } from '@/lib/domain/einspruch/einspruch'
import type { GerechneterSpieltag } from '@/lib/domain/spieltag/rechnen'
import { computeSpieltag } from '@/lib/domain/spieltag/rechnen'
import type { Wartend } from '@/lib/sync/ausgang'
import { seitenPfad } from '@/lib/sync/weg'
import { AbendMenueKnopf } from './AbendMenueKnopf'
import { AbendVerweise } from './AbendVerweise'
import { AblehnungBlatt } from './AblehnungBlatt'
import { Eingabespalte } from './Eingabespalte'
import type { Person } from './eroeffnung-daten'
import { KommendeHinweise } from './KommendeHinweise'
import { laufendeRunde } from './laufende-runde'
import { Legende } from './Legende'
import { Spielliste } from './Spielliste'
import { Nochmal, Speicherstand, Zurueck } from './Speicherzeile'
import { TischKopf, TischZeile } from './TischKopf'
import { useEintragen } from './use-eintragen'
import type { ZusammenstossBlatt as Zusammenstoss } from './ZusammenstossBlatt'

interface Props extends SpieltagZugriff {
  readonly personen: readonly Person[]
  /** Roster of the season. */
  readonly kader: readonly string[]
  readonly darfSchreiben: boolean
  /** What stands over an evening that is over: the way back, date, place. */
  readonly kopf: ReactNode
  /** Date and place in a line. */
  readonly abend: string
  /** The result and what it does to the season, once the evening counts. */
  readonly ergebnis: ReactNode
}

const ZusammenstossBlatt = spaetesBlatt<ComponentProps<typeof Zusammenstoss>>(() =>
  import('./ZusammenstossBlatt').then((m) => m.ZusammenstossBlatt),
)

/** The evening: the games as on paper, the coming game, and the entry always open below. */
export function Spieltisch(props: Props) {
  const { weg, darfSchreiben, kader } = props
  const hier = useSpieltag(props)
  const { personen, namen, setNeue } = usePersonen(props.personen)
  const gerechnet = useMemo(() => computeSpieltag(hier.akte), [hier.akte])
  const runde = laufendeRunde(hier.akte, gerechnet)
  const eintragung = useEintragen(hier, props.konto.name)
  const schreibt = runde !== null && darfSchreiben
  const pfad = seitenPfad(weg)
  const hrefSpiel = (spielId: string) => `${pfad}/spiele/${spielId}`
  const hrefAbend = `${pfad}/spieltage/${hier.akte.id}`

  return (
    <div
      data-spieltisch={schreibt || undefined}
      className={
        schreibt
          ? '-mt-5 grid gap-2 sm:mt-0 lg:grid-cols-[minmax(0,1fr)_25rem] lg:items-start lg:gap-6 print:block'
          : ''
      }
    >
      <div className="grid min-w-0 gap-2 lg:gap-3">
        <div className={`flex justify-between gap-1 ${runde ? 'items-center' : 'items-end'}`}>
          {runde ? (
            <TischKopf stand={runde.stand} abend={props.abend} zurueck={pfad}>
              {schreibt && <Speicherstand lage={hier.lage} />}
            </TischKopf>
          ) : (
            props.kopf
          )}
          {schreibt && <Zurueck {...{ hier, runde, namen, eintragung }} />}
          {darfSchreiben && (
            <AbendMenueKnopf
              {...{ hier, gerechnet, personen, kader, namen, hrefAbend }}
              onNeuePersonen={setNeue}
            />
          )}
        </div>
        <Nochmal hier={hier} />
        <AbendEinsprueche akte={hier.akte} knapp={schreibt} {...{ namen, hrefSpiel }} />
        {runde ? <TischZeile stand={runde.stand} namen={namen} knapp={schreibt} /> : props.ergebnis}
        {runde && <AbnahmeRuht anzahl={hier.akte.abnahmen.length} />}
        {runde && !schreibt && <KommendeHinweise hinweise={runde.stand.hinweise} namen={namen} />}
        {gerechnet.runden.length > 0 && (
          <Zettel
            {...{ gerechnet, namen, hrefSpiel, schreibt }}
            unbestaetigt={unbestaetigte(hier.offen)}
            neuestes={eintragung.neuestes}
            einsprueche={zaehleJeSpiel(hier.akte)}
          />
        )}
        {!schreibt && <AbendVerweise {...{ hrefAbend, gerechnet }} />}
      </div>
      <Eingabespalte {...{ hier, runde, namen, eintragung, schreibt }} />
      {eintragung.zusammenstoss && (
        <ZusammenstossBlatt {...{ runde, namen }} zusammenstoss={eintragung.zusammenstoss} />
      )}
      <AblehnungBlatt {...{ hier, namen }} onNochmalEintragen={eintragung.erneut} />
    </div>
  )
}

interface ZettelProps extends Pick<
  ComponentProps<typeof Spielliste>,
  'namen' | 'hrefSpiel' | 'unbestaetigt' | 'neuestes' | 'einsprueche'
> {
  readonly gerechnet: GerechneterSpieltag
  readonly schreibt: boolean
}

/** The games with what their marks mean. */
function Zettel({ gerechnet, schreibt, ...liste }: ZettelProps) {
  return (
    <>
      <Spielliste {...liste} spieltag={gerechnet} begrenzt={schreibt} />
      <div className={schreibt ? 'max-lg:hidden print:block' : ''}>
        <Legende />
      </div>
    </>
  )
}

function unbestaetigte(offen: readonly Wartend[]): ReadonlySet<string> {
  return new Set(
    offen.flatMap(({ op }) => (op.art === 'spiel-eintragen' ? [op.daten.spielId] : [])),
  )
}

/** The known persons and the guests that were created here since the page came. */
function usePersonen(bekannte: readonly Person[]) {
  const [neue, setNeue] = useState<readonly Person[]>([])
  const personen = [...bekannte, ...neue.filter((n) => !bekannte.some((p) => p.id === n.id))]
  return { personen, namen: Object.fromEntries(personen.map((p) => [p.id, p.name])), setNeue }
}
