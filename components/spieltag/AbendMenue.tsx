'use client'

import type { ComponentProps, ReactNode } from 'react'
import { useState } from 'react'
import { spaetesBlatt } from '@/components/rahmen/spaetes-blatt'
import { StartbildschirmBlatt } from '@/components/rahmen/StartbildschirmBlatt'
import { Blatt } from '@/components/ui/Blatt'
import { Verweis } from '@/components/ui/Verweis'
import type { GaesteBlatt as Gaeste } from '@/components/freigabe/GaesteBlatt'
import { regelwerkDes } from '@/lib/domain/spieltag/regelwerk'
import { formatDatumOrt } from '@/lib/format/datum'
import type { AbendProps } from './abend-props'
import { AendernBlatt } from './AendernBlatt'
import { BeendenBlatt } from './BeendenBlatt'
import { laufendeRunde } from './laufende-runde'
import { SitzeBlatt } from './SitzeBlatt'
import { SpieltagStreichenBlatt } from './SpieltagStreichenBlatt'
import { WiederOeffnenBlatt } from './WiederOeffnenBlatt'
import { Zeichenerklaerung } from './Zeichenerklaerung'

type Offen =
  'menue' | 'gaeste' | 'sitze' | 'aendern' | 'beenden' | 'oeffnen' | 'streichen' | 'startbildschirm'

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
  const { hier, onZu } = props
  const [offen, setOffen] = useState<Offen>('menue')
  switch (offen) {
    case 'menue':
      return <Menue {...props} onWahl={setOffen} />
    case 'gaeste':
      return <GaesteDesAbends {...{ hier, onZu }} />
    case 'sitze':
      return <SitzeBlatt {...props} />
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

function GaesteDesAbends({ hier, onZu }: Pick<Props, 'hier' | 'onZu'>) {
  const { akte, weg } = hier
  if (weg.art !== 'verein') return null
  const titel = `Spieltag ${formatDatumOrt(akte)}`
  return <GaesteBlatt kurz={weg.kurz} art="spieltag" id={akte.id} {...{ titel, onZu }} />
}

function Menue(props: Props & { readonly onWahl: (offen: Offen) => void }) {
  const { hier, gerechnet, hrefAbend, onWahl, onZu } = props
  const { akte } = hier
  const laeuft = laufendeRunde(akte, gerechnet) !== null
  return (
    <Blatt offen titel="Spieltag" onZu={onZu}>
      <div className="grid gap-2">
        {akte.ende === null && !akte.gestrichen && (
          <Eintrag hinweis="QR-Code: mitlesen ohne Anmeldung" onClick={() => onWahl('gaeste')}>
            Gäste am Tisch
          </Eintrag>
        )}
        {laeuft && (
          <Eintrag hinweis="Jemand kommt dazu oder geht" onClick={() => onWahl('sitze')}>
            Sitze ändern
          </Eintrag>
        )}
        {!akte.gestrichen && (
          <Eintrag hinweis="Datum, Ort, Entschuldigte" onClick={() => onWahl('aendern')}>
            Angaben ändern
          </Eintrag>
        )}
        {laeuft && (
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
        <Seiten {...{ hrefAbend, gerechnet }} />
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
function Seiten({ hrefAbend, gerechnet }: Pick<Props, 'hrefAbend' | 'gerechnet'>) {
  return (
    <>
      <Verweis href={`${hrefAbend}/tafel`} className={EINTRAG}>
        <Inhalt hinweis="Der Stand groß, für alle im Raum">Tafel für Tablet oder Fernseher</Inhalt>
      </Verweis>
      {gerechnet.runden.some((r) => r.spiele.length > 0) && (
        <Verweis href={`${hrefAbend}/papier`} className={EINTRAG}>
          <Inhalt hinweis="Wo trennen sich Papier und App?">Mit dem Papier vergleichen</Inhalt>
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
