import { ZweiteAenderung } from '@/components/spieltag/ZweiteAenderung'
import { getRundeVon } from '@/lib/domain/spieltag/vorgriff'
import { textAenderungEntscheide, textGeaendert } from '@/lib/format/konflikt'
import { spielOrtVon } from '@/lib/format/wartend'
import { Entscheidungen } from './Entscheidungen'
import type { KonfliktProps } from './konflikt-props'
import { regelwerkVon } from '@/lib/domain/regelwerk/presets'

/** A queued change of a game that others have changed meanwhile: what was seen, what it is now, what was wanted. */
export function AenderungKonflikt(props: KonfliktProps<'aenderung'>) {
  const { konflikt, hier, namen } = props
  const { gesehen, jetzt, eigenes, gleich, wartend } = konflikt
  const { daten } = wartend.op
  const grund = ('grund' in daten ? daten.grund : undefined) ?? null
  return (
    <ZweiteAenderung
      titel={textGeaendert(spielOrtVon({ ...wartend, ...wartend.op }, hier.akte))}
      zuvor={gesehen}
      dort={jetzt}
      eigenes={{ ...eigenes, grund }}
      gleich={gleich}
      regelwerk={regelwerkVon(getRundeVon(hier.akte, jetzt.id))}
      namen={namen}
    >
      <Entscheidungen
        {...props}
        texte={textAenderungEntscheide(jetzt.erfasstVon)}
        empfohlen={gleich ? 'verwerfen' : null}
      />
    </ZweiteAenderung>
  )
}
