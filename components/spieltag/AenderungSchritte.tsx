import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { Blattfuss } from '@/components/ui/Blattfuss'
import { Knopf } from '@/components/ui/Knopf'
import { Meldung } from '@/components/ui/Meldung'
import { istErfuellt, nachWunsch } from '@/lib/client/spieltag/spiel-aenderung'
import type { Regelwerk } from '@/lib/domain/regelwerk/regelwerk'
import type { Stufe } from './aenderung-stufe'
import { Begruendung } from './Begruendung'
import { UnterschiedeListe } from './UnterschiedeListe'
import type { Aenderung } from './use-aenderung'
import { ZweiteAenderung } from './ZweiteAenderung'

interface Props {
  readonly aenderung: Aenderung
  readonly regelwerk: Regelwerk
  readonly namen: Readonly<Record<string, string>>
  /** What is about to happen, on the button: „Korrektur speichern“. */
  readonly tun: string
  /** The way out of the preview without doing it: back to the form, or out of the question. */
  readonly zurueck: { readonly text: string; readonly onZurueck: () => void }
  readonly platzhalter?: string
  readonly onZu: () => void
  /** What is asked, over the preview, where that comes at once. */
  readonly frage?: ReactNode
  /** The form, where there is something to type before the preview. */
  readonly children?: ReactNode
}

/** The steps of a change of a recorded game: form, preview of its effects with the reason, and what it did. */
export function AenderungSchritte(props: Props) {
  const { aenderung } = props
  const { stufe } = aenderung
  switch (stufe.art) {
    case 'eingabe':
      return props.children
    case 'vorschau':
    case 'sendet':
      return (
        <>
          {props.frage}
          <Vorschau {...props} saetze={stufe.saetze} sendet={stufe.art === 'sendet'} />
        </>
      )
    case 'fertig':
      return <Fertig {...props} saetze={stufe.saetze} gesichert={stufe.gesichert} />
    case 'abgelehnt':
      return (
        <div className="grid gap-4">
          <Meldung art="fehler" titel="Nicht gespeichert">
            {stufe.texte.map((t) => (
              <p key={t}>{t}</p>
            ))}
          </Meldung>
          <Knopf art="neben" voll onClick={aenderung.zurueck}>
            Noch einmal prüfen
          </Knopf>
        </div>
      )
    case 'zweiter':
      return <Zweite {...props} stufe={stufe} />
  }
}

interface VorschauProps extends Props {
  readonly saetze: readonly string[]
  readonly sendet: boolean
}

function Vorschau(props: VorschauProps) {
  const { aenderung, namen, zurueck, platzhalter } = props
  return (
    <div className="grid gap-4">
      <UnterschiedeListe titel="Das ändert sich damit" saetze={props.saetze} />
      <Begruendung warum={aenderung} namen={namen} {...(platzhalter ? { platzhalter } : {})} />
      <div className="grid gap-2 sm:grid-cols-2">
        <Knopf art="neben" voll onClick={zurueck.onZurueck}>
          {zurueck.text}
        </Knopf>
        <Knopf voll laedt={props.sendet} onClick={() => void aenderung.sende()} autoFocus>
          {props.tun}
        </Knopf>
      </div>
    </div>
  )
}

interface ZweiteProps extends Props {
  readonly stufe: Extract<Stufe, { art: 'zweiter' }>
}

/** Somebody else was faster: theirs is kept, or the own wish goes on top of it. */
function Zweite({ aenderung, regelwerk, namen, onZu, stufe: { wunsch, dort } }: ZweiteProps) {
  const zuvor = aenderung.gesehen
  const gleich = istErfuellt(dort, wunsch)
  const eigenes = { ...nachWunsch(zuvor, wunsch), grund: aenderung.grund.trim() || null }
  return (
    <ZweiteAenderung {...{ zuvor, dort, eigenes, gleich, regelwerk, namen }}>
      <Blattfuss>
        <Knopf art={gleich ? 'haupt' : 'neben'} voll onClick={onZu}>
          Fassung von {dort.erfasstVon} behalten
        </Knopf>
        {!gleich && (
          <Knopf voll onClick={aenderung.trotzdem}>
            Meine trotzdem speichern
          </Knopf>
        )}
      </Blattfuss>
    </ZweiteAenderung>
  )
}

interface FertigProps extends Pick<Props, 'aenderung' | 'onZu'> {
  readonly saetze: readonly string[]
  readonly gesichert: boolean
}

function Fertig({ aenderung, saetze, onZu, ...props }: FertigProps) {
  const { spaeter } = aenderung
  const gesichert = props.gesichert || spaeter === 'angekommen'
  const ueberholt = !props.gesichert && spaeter === 'abgelehnt'
  useEffect(() => {
    // It has come back to a sheet of its own, which says more.
    if (ueberholt) onZu()
  }, [ueberholt, onZu])
  return (
    <div className="grid gap-4">
      <Meldung art={gesichert ? 'gut' : 'hinweis'}>
        {gesichert
          ? 'Gespeichert.'
          : 'Auf diesem Gerät: Es wird gesendet, sobald wieder Verbindung besteht.'}
      </Meldung>
      <UnterschiedeListe titel="Das hat sich geändert" saetze={saetze} />
      <Knopf voll onClick={onZu} autoFocus>
        Fertig
      </Knopf>
    </div>
  )
}
