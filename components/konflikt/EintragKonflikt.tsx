import { useMemo } from 'react'
import { SchritteVergleich } from '@/components/beleg/SchritteVergleich'
import { FassungenTabelle } from '@/components/spieltag/FassungenTabelle'
import { laufendeRunde } from '@/components/spieltag/laufende-runde'
import { Meldung } from '@/components/ui/Meldung'
import { dieselben } from '@/lib/domain/dieselben'
import { computeSpieltag, nummerVon } from '@/lib/domain/spieltag/rechnen'
import { rundenort } from '@/lib/domain/spieltag/tische'
import { getRundeVon, getSpiel } from '@/lib/domain/spieltag/vorgriff'
import { vergleicheSpiel } from '@/lib/domain/spieltag/was-waere-wenn'
import {
  textAnderer,
  textAufDiesemGeraet,
  textEntscheide,
  textFolgenVonBeiden,
  textGespeichertAm,
  textZweiEintraege,
} from '@/lib/format/konflikt'
import { Entscheidungen } from './Entscheidungen'
import type { KonfliktProps } from './konflikt-props'
import { regelwerkVon } from '@/lib/domain/regelwerk/presets'

/** Two phones entered one game: both side by side, and who looks decides which of them counts, or both. */
export function EintragKonflikt(props: KonfliktProps<'eintrag'>) {
  const { konflikt, hier, namen } = props
  const { wartend, anderes, eigenes, gleich } = konflikt
  const { akte } = hier
  const runde = getRundeVon(akte, anderes.id)
  const regelwerk = regelwerkVon(runde)
  const nummer = nummerVon(akte, anderes.id)
  const naechstes = useMemo(() => {
    const { tisch } = getRundeVon(akte, anderes.id)
    return laufendeRunde(akte, computeSpieltag(akte), tisch)?.stand.naechstes ?? null
  }, [akte, anderes.id])
  const naechste = naechstes?.nummer ?? null
  const wer = textAnderer(anderes, wartend.erfasstVon)
  const texte = { nummer, naechste, wer, gleich }
  const ort = rundenort(akte, runde.id)
  const { titel, frage } = textZweiEintraege({ ...texte, tisch: ort.tisch })
  return (
    <>
      {/* In one paragraph: each line less is one more of the comparison in view. */}
      <Meldung art={gleich ? 'hinweis' : 'fehler'}>
        <p className="leading-snug">
          <b className="font-semibold">{titel}.</b> {frage}
        </p>
      </Meldung>
      <div className="grid gap-1 lg:grid-cols-2 lg:items-start lg:gap-8">
        <FassungenTabelle
          titel="Beide Einträge nebeneinander"
          regelwerk={regelwerk}
          namen={namen}
          spalten={[
            { titel: wer, unter: textGespeichertAm(anderes), fassung: anderes },
            {
              titel: 'Meiner',
              unter: textAufDiesemGeraet(wartend.zeit),
              fassung: { ...eigenes, gestrichen: false, grund: null },
            },
          ]}
        />
        {!gleich && !getSpiel(akte, anderes.id).gestrichen && <Schritte {...props} />}
      </div>
      {/* At hand with the cross too: they scroll, so that the comparison has the room. */}
      {props.spaeter}
      <Entscheidungen
        {...props}
        spaeter={null}
        texte={textEntscheide(texte)}
        nebeneinander={!gleich}
        warnung={textFolgenVonBeiden({
          naechste,
          andereVier: naechstes !== null && !dieselben(naechstes.spieler, eigenes.besetzung),
          dahinter: runde.spiele.some((s) => s.position > anderes.position && !s.gestrichen),
        })}
        empfohlen={gleich ? 'verwerfen' : null}
      />
    </>
  )
}

const SEITEN = {
  titel: ['gespei\u00adchert', 'meiner'],
  nur: ['nur gespeichert', 'nur meiner'],
} as const

function Schritte({ hier, konflikt }: KonfliktProps<'eintrag'>) {
  const { anderes, eigenes } = konflikt
  const vergleich = useMemo(
    () => vergleicheSpiel(hier.akte, anderes.id, eigenes),
    [hier.akte, anderes.id, eigenes],
  )
  return (
    <details className="text-klein">
      <summary className="min-h-12 cursor-pointer px-1.5 py-3">Beide Rechnungen</summary>
      <SchritteVergleich
        vergleich={vergleich}
        seiten={SEITEN}
        regelwerk={getRundeVon(hier.akte, anderes.id).regelwerk}
      />
    </details>
  )
}
