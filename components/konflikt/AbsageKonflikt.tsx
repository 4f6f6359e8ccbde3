import type { ComponentProps } from 'react'
import { useState } from 'react'
import { spaetesBlatt } from '@/components/rahmen/spaetes-blatt'
import { Meldung } from '@/components/ui/Meldung'
import { textAbsage, textDort, textNochmal, textVerwirf } from '@/lib/format/absage'
import { textWartend } from '@/lib/format/wartend'
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

/** What the server does not take for what it is: why, all that it says, and where it would go if kept. To drop it is asked once more. */
export function AbsageKonflikt(props: KonfliktProps<'absage'>) {
  const { konflikt, hier, namen, laeuft, onEntscheid, spaeter } = props
  const { wartend, folgen, absage, neu } = konflikt
  const { akte } = hier
  const { titel, saetze } = textAbsage(absage)
  const [fragt, setFragt] = useState(false)
  const moeglich = fragt ? [] : konflikt.moeglich.filter((e) => e !== 'verwerfen')
  const nochmal = neu === undefined ? '' : textNochmal(neu, akte)
  return (
    <>
      <Meldung art="fehler" titel={titel}>
        {saetze.map((satz) => (
          <p key={satz}>{satz}</p>
        ))}
      </Meldung>
      <VorgangZeilen {...{ wartend, akte, namen }} />
      {folgen.length > 0 && <h3 className="text-klein font-semibold">Darauf folgte:</h3>}
      {folgen.map((w) => (
        <VorgangZeilen key={w.op.id} wartend={w} akte={akte} namen={namen} />
      ))}
      <Entscheidungen
        {...{ laeuft, onEntscheid, spaeter }}
        konflikt={{ ...konflikt, moeglich }}
        texte={{ behalten: nochmal }}
        dort={neu === undefined ? null : textDort(neu, { akte, namen })}
        empfohlen={null}
      >
        <Verwerfen
          frage={textVerwirf(
            textWartend({ ...wartend, ...wartend.op }, { akte, namen }),
            folgt(konflikt),
          )}
          onFragt={setFragt}
          laeuft={laeuft !== null}
          onVerwerfen={() => onEntscheid('verwerfen')}
        />
      </Entscheidungen>
    </>
  )
}

/** What becomes of those that followed, when it is dropped. */
function folgt({ wartend, folgen }: KonfliktProps<'absage'>['konflikt']) {
  if (folgen.length === 0) return 'nichts'
  return aendertSpieltag(wartend.op) ? 'bleibt' : 'geht-mit'
}
