import type { ComponentProps } from 'react'
import { spaetesBlatt } from '@/components/rahmen/spaetes-blatt'
import { Meldung } from '@/components/ui/Meldung'
import { TEXTE_ABSAGE } from '@/lib/format/konflikt'
import { aendertSpieltag } from '@/lib/sync/gruppe'
import { Entscheidungen } from './Entscheidungen'
import type { KonfliktProps } from './konflikt-props'
import { Verwerfen } from './Verwerfen'
import type { VorgangZeilen as Zeilen } from './VorgangZeilen'

/** It parses what was stored, with a library as large as all else on the page. */
const VorgangZeilen = spaetesBlatt<ComponentProps<typeof Zeilen>>(
  () => import('./VorgangZeilen').then((m) => m.VorgangZeilen),
  'bei-bedarf',
)

/** What the server does not take for what it is: why, all that it says, and another try. To drop it is asked once more. */
export function AbsageKonflikt(props: KonfliktProps<'absage'>) {
  const { konflikt, hier, namen, laeuft, onEntscheid, spaeter } = props
  const { wartend, folgen, absage } = konflikt
  const moeglich = konflikt.moeglich.filter((e) => e !== 'verwerfen')
  return (
    <>
      <Meldung art="fehler" titel="Der Server hat es nicht angenommen">
        {absage.fehler.map((f) => (
          <p key={f.ort + f.code}>{f.text}</p>
        ))}
      </Meldung>
      {[wartend, ...folgen].map((w) => (
        <VorgangZeilen key={w.op.id} wartend={w} akte={hier.akte} namen={namen} />
      ))}
      <Entscheidungen
        {...{ laeuft, onEntscheid, spaeter }}
        konflikt={{ ...konflikt, moeglich }}
        texte={TEXTE_ABSAGE}
        empfohlen={null}
      >
        <Verwerfen
          danach={aendertSpieltag(wartend.op) && folgen.length > 0}
          laeuft={laeuft !== null}
          onVerwerfen={() => onEntscheid('verwerfen')}
        />
      </Entscheidungen>
    </>
  )
}
