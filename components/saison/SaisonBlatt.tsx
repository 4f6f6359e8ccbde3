'use client'

import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { SaisonEinsprueche } from '@/components/einspruch/SaisonEinsprueche'
import { useAuffrischen } from '@/components/rahmen/use-auffrischen'
import { Karte } from '@/components/ui/Karte'
import { KnopfLink } from '@/components/ui/KnopfLink'
import { Kopf } from '@/components/ui/Kopf'
import { Leer } from '@/components/ui/Leer'
import { useSaisonblatt } from '@/lib/client/live/saison'
import type { Saisonblatt } from '@/lib/domain/saison/blatt'
import { saisonStandVon } from '@/lib/domain/saison/blatt'
import { textNamen } from '@/lib/format/aufzaehlen'
import type { RangpunkteForm } from '@/lib/format/rangpunkte'
import { formFuer, textMatrix } from '@/lib/format/wertung'
import type { Blattstand } from '@/lib/sync/saisonblatt'
import type { Weg } from '@/lib/sync/weg'
import { seitenPfad } from '@/lib/sync/weg'
import { Abschnitt } from './Abschnitt'
import { Matrix } from './Matrix'
import { buildNamen } from './namen'
import { NichtGezaehlt } from './NichtGezaehlt'
import { RangpunkteWahl } from './RangpunkteWahl'
import { SaisonRegeln } from './SaisonRegeln'
import { Tabelle } from './Tabelle'
import { Verlauf } from './Verlauf'
import { buildVerlauf } from './verlauf-bauen'
import { VerlaufTabelle } from './VerlaufTabelle'

interface Props {
  readonly weg: Weg
  /** The server's reading; from then on the sheet follows what happens. */
  readonly stand: Blattstand
  readonly verein: string
  readonly form: RangpunkteForm
  /** The player that the reader is, whose line the drawing lifts out. */
  readonly ich: string | null
  readonly darfEroeffnen: boolean
  /** What stands below. */
  readonly children?: ReactNode
}

/** The season: table, matrix, course and how it counts. Whoever looks sees each change as it is made. */
export function SaisonBlatt({ weg, stand, children, ...rest }: Props) {
  const sicht = useSaisonblatt(weg, stand)
  const frischeAuf = useAuffrischen()
  // The server says what to do now: sign in, or that the link has ended.
  useEffect(() => {
    if (sicht.vorbei) frischeAuf()
  }, [sicht.vorbei, frischeAuf])
  const { blatt } = sicht.stand
  const { saison, abende } = blatt
  const pfad = weg.art === 'verein' ? seitenPfad(weg) : null
  const eroeffnen = rest.darfEroeffnen ? (
    <KnopfLink href={`${pfad}/spieltage/neu?saison=${saison.id}`}>Spieltag eröffnen</KnopfLink>
  ) : null
  return (
    <div data-live>
      <Kopf
        titel={saison.name}
        unter={rest.verein}
        zurueck={pfad === null ? undefined : { href: `${pfad}/saison`, text: 'Alle Saisons' }}
      >
        {abende.length > 0 && eroeffnen}
      </Kopf>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 print:gap-5">
        {abende.length === 0 ? (
          <NochNichts {...{ blatt, pfad, eroeffnen }} />
        ) : (
          <Zahlen {...{ blatt, pfad }} form={rest.form} ich={rest.ich} />
        )}
        <Abschnitt titel="So wird gezählt">
          <SaisonRegeln
            regelwerk={saison.regelwerk}
            einstellungen={saison.einstellungen}
            anzahl={saison.spieler.length}
          />
        </Abschnitt>
      </div>
      {children}
    </div>
  )
}

interface TeilProps {
  readonly blatt: Saisonblatt
  /** `/v/<kurz>`; null for who looks through a link. */
  readonly pfad: string | null
}

function Zahlen(props: TeilProps & Pick<Props, 'form' | 'ich'>) {
  const { blatt, pfad, ich } = props
  const { saison, abende, tabelle } = blatt
  const { einstellungen } = saison
  const form = formFuer(einstellungen.wertung, props.form)
  const stand = saisonStandVon(blatt)
  const namen = namenVon(blatt)
  const verlauf = buildVerlauf({ saison, stand, abende, namen, form })
  return (
    <>
      <Abschnitt
        titel="Tabelle"
        neben={<RangpunkteWahl form={form} wertung={einstellungen.wertung} />}
      >
        <Karte randlos>
          <Tabelle {...{ stand, einstellungen, namen, form, pfad }} saisonId={saison.id} />
        </Karte>
        <SaisonEinsprueche einsprueche={blatt.einsprueche} pfad={pfad} />
        <NichtGezaehlt blatt={blatt} pfad={pfad} />
      </Abschnitt>
      <Abschnitt titel="Spieltage" unter={textMatrix(einstellungen)}>
        <Karte randlos>
          <Matrix
            {...{ abende, tabelle, einstellungen, namen, form, pfad }}
            spieler={saison.spieler}
            saisonId={saison.id}
          />
        </Karte>
      </Abschnitt>
      <Abschnitt titel="Verlauf">
        <Verlauf daten={verlauf} ich={ich !== null && saison.spieler.includes(ich) ? ich : null} />
        <VerlaufTabelle daten={verlauf} pfad={pfad} saisonId={saison.id} />
      </Abschnitt>
    </>
  )
}

function namenVon({ namen }: Saisonblatt) {
  return buildNamen(Object.entries(namen).map(([id, name]) => ({ id, name })))
}

function NochNichts({ blatt, pfad, eroeffnen }: TeilProps & { readonly eroeffnen: ReactNode }) {
  const { saison, namen } = blatt
  return (
    <div className="grid gap-4">
      <Leer titel="Noch kein Spieltag gezählt" farbe="karo">
        <p>
          Die Tabelle entsteht mit dem ersten abgeschlossenen Abend. Es spielen{' '}
          {textNamen(saison.spieler, namen)}.
        </p>
        {eroeffnen}
      </Leer>
      <NichtGezaehlt blatt={blatt} pfad={pfad} />
    </div>
  )
}
