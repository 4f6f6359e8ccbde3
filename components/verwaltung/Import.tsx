'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { Feld } from '@/components/ui/Feld'
import { Knopf } from '@/components/ui/Knopf'
import { Meldung } from '@/components/ui/Meldung'
import { neueId } from '@/lib/client/ids'
import { Dateiwahl } from './Dateiwahl'
import type { Pruefung } from './import-ablauf'
import { pruefeDatei } from './import-ablauf'
import { ImportFehler } from './ImportFehler'
import { ImportVorschau } from './ImportVorschau'
import { OpMeldung } from './OpMeldung'
import { useOp } from './use-op'

type Stand = Pruefung | { readonly art: 'leer' | 'prueft' | 'unlesbar' }

/** A season file in three steps: choose, see what it will create, take over. */
export function Import({ verein }: { readonly verein: string }) {
  const router = useRouter()
  const { stand: opStand, sende, vergiss } = useOp(verein)
  const [text, setText] = useState('')
  const [quelle, setQuelle] = useState<string | null>(null)
  const [stand, setStand] = useState<Stand>({ art: 'leer' })
  // One season per checked file, however often it is sent.
  const saisonId = useRef('')

  async function pruefe(neuerText: string, name: string | null) {
    setText(neuerText)
    setQuelle(name)
    setStand({ art: 'prueft' })
    vergiss()
    saisonId.current = neueId()
    setStand(await pruefeDatei(verein, neuerText))
  }
  async function uebernimm(datei: unknown) {
    if (await sende('saison-importieren', 0, { saisonId: saisonId.current, datei })) {
      router.push(`/v/${verein}/saison/${saisonId.current}`)
    }
  }
  function verwirf() {
    setStand({ art: 'leer' })
    vergiss()
  }

  if (stand.art === 'gut') {
    return (
      <div className="grid max-w-3xl gap-6">
        <ImportVorschau vorschau={stand.vorschau} quelle={quelle} />
        <OpMeldung stand={opStand} />
        <div className="flex flex-wrap gap-3">
          <Knopf laedt={opStand.laeuft} onClick={() => void uebernimm(stand.datei)}>
            Alles übernehmen
          </Knopf>
          <Knopf art="still" onClick={verwirf}>
            Andere Datei
          </Knopf>
        </div>
      </div>
    )
  }
  return (
    <div className="grid max-w-3xl gap-6">
      {stand.art === 'fehler' ? (
        <ImportFehler fundstellen={stand.fundstellen} quelle={quelle} />
      ) : null}
      {stand.art === 'netz' ? (
        <Meldung art="fehler" titel="Keine Antwort vom Server">
          Nichts ist verloren. Verbindung prüfen und noch einmal auf „Vorschau“ tippen.
        </Meldung>
      ) : null}
      {stand.art === 'unlesbar' ? (
        <Meldung art="fehler" titel="Die Datei lässt sich nicht lesen">
          Sie muss Text in UTF-8 sein.
        </Meldung>
      ) : null}
      <Dateiwahl
        onText={(t, name) => void pruefe(t, name)}
        onUnlesbar={() => setStand({ art: 'unlesbar' })}
      />
      <form
        className="grid gap-4"
        onSubmit={(e) => {
          e.preventDefault()
          void pruefe(text, quelle)
        }}
      >
        <Feld label="Oder den Inhalt einfügen">
          {(anschluss) => (
            <textarea
              {...anschluss}
              value={text}
              onChange={(e) => {
                setText(e.target.value)
                setQuelle(null)
              }}
              rows={8}
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="off"
              className="rounded-karte border-rand bg-flaeche text-klein hover:border-tinte focus:border-gruen w-full border px-3.5 py-2 font-mono"
            />
          )}
        </Feld>
        <Knopf
          type="submit"
          art="neben"
          laedt={stand.art === 'prueft'}
          disabled={text === ''}
          className="justify-self-start"
        >
          Vorschau
        </Knopf>
      </form>
    </div>
  )
}
