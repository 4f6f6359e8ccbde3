'use client'

import type { ComponentProps, ReactNode } from 'react'
import { useState } from 'react'
import { spaetesBlatt } from '@/components/rahmen/spaetes-blatt'
import { StartbildschirmBlatt } from '@/components/rahmen/StartbildschirmBlatt'
import { Blatt } from '@/components/ui/Blatt'
import { Verweis } from '@/components/ui/Verweis'
import type { GaesteBlatt as Gaeste } from '@/components/freigabe/GaesteBlatt'
import { regelwerkDes } from '@/lib/domain/spieltag/regelwerk'
import { freierTisch, tischeVon } from '@/lib/domain/spieltag/tische'
import { spieltUmGeld } from '@/lib/domain/abrechnung/um-geld'
import { formatDatumOrt } from '@/lib/format/datum'
import { textTisch } from '@/lib/format/spiel-ort'
import type { AbendProps } from './abend-props'
import { AendernBlatt } from './AendernBlatt'
import { BeendenBlatt } from './BeendenBlatt'
import { laufendeRunden } from './laufende-runde'
import { NeuerTischBlatt } from './NeuerTischBlatt'
import { SitzeBlatt } from './SitzeBlatt'
import { SpieltagStreichenBlatt } from './SpieltagStreichenBlatt'
import { WiederOeffnenBlatt } from './WiederOeffnenBlatt'
import { Zeichenerklaerung } from './Zeichenerklaerung'

type Offen =
  | 'menue'
  | 'gaeste'
  | 'sitze'
  | 'neuer-tisch'
  | 'aendern'
  | 'beenden'
  | 'oeffnen'
  | 'streichen'
  | 'startbildschirm'

interface Props extends AbendProps {
  /** The evening's address. */
  readonly hrefAbend: string
  readonly onZu: () => void
}

const GaesteBlatt = spaetesBlatt<ComponentProps<typeof Gaeste>>(() =>
  import('@/components/freigabe/GaesteBlatt').then((m) => m.GaesteBlatt),
)

/** What else can be done with the evening. */
export function AbendMenue(props: Props) {
  const { hier, tisch, onZu } = props
  const [offen, setOffen] = useState<Offen>('menue')
  switch (offen) {
    case 'menue':
      return <Menue {...props} onWahl={setOffen} />
    case 'gaeste':
      return <GaesteDesAbends {...{ hier, tisch, onZu }} />
    case 'sitze':
      return <SitzeBlatt {...props} />
    case 'neuer-tisch':
      return <NeuerTischBlatt {...props} />
    case 'aendern':
      return <AendernBlatt {...props} />
    case 'beenden':
      return <BeendenBlatt {...props} />
    case 'oeffnen':
      return <WiederOeffnenBlatt {...{ hier, onZu }} />
    case 'streichen':
      return <SpieltagStreichenBlatt {...{ hier, onZu }} />
    case 'startbildschirm':
      return <StartbildschirmBlatt onZu={onZu} />
  }
}

function GaesteDesAbends({ hier, tisch, onZu }: Pick<Props, 'hier' | 'tisch' | 'onZu'>) {
  const { akte, weg } = hier
  if (weg.art !== 'verein') return null
  const titel = `Spieltag ${formatDatumOrt(akte)}`
  const an = tischeVon(akte).length > 1 ? { tisch } : {}
  return <GaesteBlatt kurz={weg.kurz} art="spieltag" id={akte.id} {...{ titel, onZu, ...an }} />
}

function Menue(props: Props & { readonly onWahl: (offen: Offen) => void }) {
  const { hier, gerechnet, tisch, hrefAbend, onWahl, onZu } = props
  const { akte } = hier
  const laufende = laufendeRunden(akte, gerechnet)
  const mehrere = tischeVon(akte).length > 1
  return (
    <Blatt offen titel="Spieltag" onZu={onZu}>
      <div className="grid gap-2">
        {akte.ende === null && !akte.gestrichen && (
          <Eintrag hinweis="Ohne Anmeldung, per QR-Code" onClick={() => onWahl('gaeste')}>
            Gäste am Tisch
          </Eintrag>
        )}
        {laufende.some((r) => r.akte.tisch === tisch) && (
          <Eintrag hinweis="Jemand kommt dazu oder geht" onClick={() => onWahl('sitze')}>
            Sitze {mehrere && `an ${textTisch(tisch)} `}ändern
          </Eintrag>
        )}
        {laufende.length > 0 && freierTisch(akte) !== null && (
          <Eintrag hinweis="Mit eigenem Telefon, ein Stand" onClick={() => onWahl('neuer-tisch')}>
            Weiteren Tisch eröffnen
          </Eintrag>
        )}
        {!akte.gestrichen && (
          <Eintrag hinweis="Datum, Ort, Entschuldigte" onClick={() => onWahl('aendern')}>
            Angaben ändern
          </Eintrag>
        )}
        {laufende.length > 0 && (
          <Eintrag hinweis="Danach zählt er in der Saison" onClick={() => onWahl('beenden')}>
            Spieltag beenden
          </Eintrag>
        )}
        {(akte.gestrichen || (akte.ende !== null && akte.runden.length > 0)) && (
          <Eintrag
            hinweis={akte.gestrichen ? 'Der Spieltag zählt wieder' : 'Weitere Spiele eintragen'}
            onClick={() => onWahl('oeffnen')}
          >
            {akte.gestrichen ? 'Nicht mehr streichen' : 'Wieder öffnen'}
          </Eintrag>
        )}
        <Seiten {...{ hrefAbend, gerechnet }} suche={mehrere ? `?tisch=${tisch}` : ''} />
        <Eintrag hinweis="Als Spielzettel auf A4" onClick={() => drucke(onZu)}>
          Drucken
        </Eintrag>
        {!akte.gestrichen && (
          <Eintrag hinweis="Er zählt dann nicht mehr" onClick={() => onWahl('streichen')}>
            Spieltag streichen
          </Eintrag>
        )}
        <Eintrag hinweis="Dann geht es auch ohne Empfang" onClick={() => onWahl('startbildschirm')}>
          Auf den Startbildschirm
        </Eintrag>
        {gerechnet.runden.length > 0 && <Zeichenerklaerung regelwerk={regelwerkDes(akte)} />}
      </div>
    </Blatt>
  )
}

/** What the evening has pages of its own for. */
function Seiten({
  hrefAbend,
  gerechnet,
  suche,
}: Pick<Props, 'hrefAbend' | 'gerechnet'> & { readonly suche: string }) {
  return (
    <>
      <Verweis href={`${hrefAbend}/tafel${suche}`} className={EINTRAG}>
        <Inhalt hinweis="Der Stand groß, für alle im Raum">Tafel für Tablet oder Fernseher</Inhalt>
      </Verweis>
      {gerechnet.runden.some((r) => r.spiele.length > 0) && (
        <Verweis href={`${hrefAbend}/papier${suche}`} className={EINTRAG}>
          <Inhalt hinweis="Wo trennen sich Papier und App?">Mit dem Papier vergleichen</Inhalt>
        </Verweis>
      )}
      {spieltUmGeld({ runden: gerechnet.runden.map((r) => r.akte) }) && (
        <Verweis href={`${hrefAbend}/abrechnung`} className={EINTRAG}>
          <Inhalt hinweis="Wer zahlt wem?">Abrechnung</Inhalt>
        </Verweis>
      )}
      <Verweis href={`${hrefAbend}/verlauf`} className={EINTRAG}>
        <Inhalt hinweis="Wer hat was wann eingetragen?">Verlauf</Inhalt>
      </Verweis>
    </>
  )
}

/** The sheet must be gone from the page before it is printed. */
function drucke(onZu: () => void): void {
  onZu()
  setTimeout(() => window.print(), 200)
}

const EINTRAG =
  'flex min-h-14 flex-col justify-center rounded-karte border border-linie px-4 py-2 text-left hover:border-tinte hover:bg-vertieft'

interface EintragProps {
  readonly hinweis: string
  readonly children: ReactNode
}

function Eintrag(props: EintragProps & { readonly onClick: () => void }) {
  return (
    <button type="button" onClick={props.onClick} className={EINTRAG}>
      <Inhalt {...props} />
    </button>
  )
}

function Inhalt({ hinweis, children }: EintragProps) {
  return (
    <>
      <span className="font-semibold">{children}</span>
      <span className="text-klein text-leise">{hinweis}</span>
    </>
  )
}
