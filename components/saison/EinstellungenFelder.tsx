'use client'

import type { ReactNode } from 'react'
import { useId } from 'react'
import { Auswahl } from '@/components/ui/Auswahl'
import type { Einstellungen } from '@/lib/domain/regelwerk/einstellungen'
import { wirksameEinstellungen } from '@/lib/domain/regelwerk/einstellungen'
import { ergaenzeEinstellungen, getRegelwerk } from '@/lib/domain/regelwerk/presets'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import { beispielStoss, beispielWiederholung } from '@/lib/format/einstellungen-beispiel'
import { STOSS_OPTIONEN, WIEDERHOLUNG_OPTIONEN } from '@/lib/format/einstellungen-optionen'
import { AbrechnungFelder } from './AbrechnungFelder'
import { Beispiel } from './Beispiel'
import type { Felder } from './felder'
import { SaisonFelder } from './SaisonFelder'

interface Props {
  readonly regelwerk: RegelwerkId
  readonly wert: Einstellungen
  readonly onWert: (wert: Einstellungen) => void
  readonly fehler?: Felder['fehler']
}

/** Everything that a club may set in its rule book, each with what it does in an example that is computed as it is set. */
export function EinstellungenFelder({ regelwerk, wert, onWert, fehler = {} }: Props) {
  const wirksam = wirksameEinstellungen(getRegelwerk(regelwerk), wert)
  const felder: Felder = {
    regeln: { regelwerk, einstellungen: wert },
    wirkt: (name) => wirksam.includes(name),
    setze: (neu) => onWert(ergaenzeEinstellungen(regelwerk, { ...wert, ...neu })),
    fehler,
  }
  return (
    <>
      <AbendFelder {...felder} />
      <Gruppe titel="Die Tabelle">
        <SaisonFelder {...felder} />
      </Gruppe>
      <Gruppe titel="Geld">
        <AbrechnungFelder {...felder} />
      </Gruppe>
    </>
  )
}

function Gruppe({ titel, children }: { readonly titel: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-6 border-t border-linie pt-5">
      <h2 id={id} className="text-gross">
        {titel}
      </h2>
      {children}
    </section>
  )
}

/** What holds at an evening. */
function AbendFelder({ regeln, wirkt, setze, fehler }: Felder) {
  const { einstellungen: wert } = regeln
  return (
    <>
      {wirkt('kuersoloWiederholung') && (
        <div>
          <Auswahl
            label="Verlorenes Kürsolo"
            name="kuersolo-wiederholung"
            gestapelt
            wert={wert.kuersoloWiederholung}
            optionen={WIEDERHOLUNG_OPTIONEN}
            onWahl={(kuersoloWiederholung) => setze({ kuersoloWiederholung })}
            fehler={fehler.kuersoloWiederholung}
          />
          <Beispiel>{beispielWiederholung(regeln)}</Beispiel>
        </div>
      )}
      {wirkt('stossWirkung') && (
        <div>
          <Auswahl
            label="Re oder Kontra angesagt"
            name="stoss-wirkung"
            gestapelt
            wert={wert.stossWirkung}
            optionen={STOSS_OPTIONEN}
            onWahl={(stossWirkung) => setze({ stossWirkung })}
            fehler={fehler.stossWirkung}
          />
          <Beispiel>{beispielStoss(regeln)}</Beispiel>
        </div>
      )}
    </>
  )
}
