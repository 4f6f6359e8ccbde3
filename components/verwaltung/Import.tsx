'use client'

import { Knopf } from '@/components/ui/Knopf'
import { Meldung } from '@/components/ui/Meldung'
import { Dateiwahl } from './Dateiwahl'
import { ImportFehler } from './ImportFehler'
import { ImportText } from './ImportText'
import { ImportVorschau } from './ImportVorschau'
import { OpMeldung } from './OpMeldung'
import type { ImportStand } from './use-import'
import { useImport } from './use-import'

/** A season file in three steps: choose, see what it will create, take over. */
export function Import({ verein }: { readonly verein: string }) {
  const ablauf = useImport(verein)
  const { stand, opStand, quelle } = ablauf
  if (stand.art === 'gut') {
    return (
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
        <ImportVorschau vorschau={stand.vorschau} quelle={quelle} />
        <OpMeldung stand={opStand} />
        <div className="flex flex-wrap gap-3">
          <Knopf laedt={opStand.laeuft} onClick={() => void ablauf.uebernimm(stand.datei)}>
            Alles übernehmen
          </Knopf>
          <Knopf art="still" onClick={ablauf.verwirf}>
            Andere Datei
          </Knopf>
        </div>
      </div>
    )
  }
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <Hindernis stand={stand} quelle={quelle} />
      <Dateiwahl
        onText={(text, name) => void ablauf.pruefe(text, name)}
        onUnlesbar={ablauf.meldeUnlesbar}
      />
      <ImportText
        text={ablauf.text}
        onText={ablauf.fuegeEin}
        laedt={stand.art === 'prueft'}
        onPruefe={() => void ablauf.pruefe(ablauf.text, quelle)}
      />
    </div>
  )
}

/** What stands in the way of a preview. */
function Hindernis(props: { readonly stand: ImportStand; readonly quelle: string | null }) {
  const { stand } = props
  switch (stand.art) {
    case 'fehler':
      return <ImportFehler fundstellen={stand.fundstellen} quelle={props.quelle} />
    case 'netz':
      return (
        <Meldung art="fehler" titel="Keine Antwort vom Server">
          Nichts ist verloren. Verbindung prüfen und noch einmal auf „Vorschau“ tippen.
        </Meldung>
      )
    case 'unlesbar':
      return (
        <Meldung art="fehler" titel="Die Datei lässt sich nicht lesen">
          Sie muss Text in UTF-8 sein.
        </Meldung>
      )
    case 'gut':
    case 'leer':
    case 'prueft':
      return null
  }
}
