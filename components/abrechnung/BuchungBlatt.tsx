'use client'

import { useRouter } from 'next/navigation'
import { Auswahl } from '@/components/ui/Auswahl'
import { Blatt } from '@/components/ui/Blatt'
import { Feld } from '@/components/ui/Feld'
import { Knopf } from '@/components/ui/Knopf'
import { Auswahlfeld } from '@/components/verwaltung/Auswahlfeld'
import { OpMeldung } from '@/components/verwaltung/OpMeldung'
import { BUCHUNGSARTEN } from '@/lib/domain/kasse/buchung'
import { textBuchungsart } from '@/lib/format/kasse'
import { useBuchung } from './use-buchung'

interface Props {
  /** The club's short name. */
  readonly verein: string
  readonly saisonId: string
  readonly spieler: readonly { readonly id: string; readonly name: string }[]
  /** `YYYY-MM-DD`. */
  readonly heute: string
  readonly onZu: () => void
}

/** Money that went into the till or out of it: how much, what for, when, and perhaps whose it was. */
export function BuchungBlatt({ spieler, onZu, ...ort }: Props) {
  const router = useRouter()
  const { angaben, setze, fehler, stand, buche } = useBuchung(ort, () => {
    onZu()
    router.refresh()
  })
  return (
    <Blatt offen titel="Buchung eintragen" onZu={onZu}>
      <form onSubmit={buche} noValidate className="grid gap-4">
        <Auswahl
          label="Was?"
          name="art"
          wert={angaben.art}
          optionen={BUCHUNGSARTEN.map((wert) => ({ wert, text: textBuchungsart(wert) }))}
          onWahl={(art) => setze({ art })}
        />
        <Feld
          label="Betrag in Euro"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0,00"
          value={angaben.betrag}
          onChange={(e) => setze({ betrag: e.target.value })}
          fehler={fehler('cent')}
        />
        <Feld
          label="Wofür?"
          autoComplete="off"
          maxLength={300}
          value={angaben.zweck}
          onChange={(e) => setze({ zweck: e.target.value })}
          fehler={fehler('zweck')}
        />
        <Feld
          label="Wann?"
          type="date"
          value={angaben.datum}
          onChange={(e) => setze({ datum: e.target.value })}
          fehler={fehler('datum')}
        />
        <Personenwahl
          label={angaben.art === 'einzahlung' ? 'Von wem? (freiwillig)' : 'An wen? (freiwillig)'}
          spieler={spieler}
          wert={angaben.spielerId}
          onWahl={(spielerId) => setze({ spielerId })}
        />
        <OpMeldung stand={stand} felder={['cent', 'zweck', 'datum']} />
        <Knopf type="submit" voll laedt={stand.laeuft}>
          Eintragen
        </Knopf>
      </form>
    </Blatt>
  )
}

interface PersonenwahlProps extends Pick<Props, 'spieler'> {
  readonly label: string
  /** Empty for nobody. */
  readonly wert: string
  readonly onWahl: (spielerId: string) => void
}

function Personenwahl({ label, spieler, wert, onWahl }: PersonenwahlProps) {
  return (
    <Feld label={label}>
      {(anschluss) => (
        <Auswahlfeld {...anschluss} value={wert} onChange={(e) => onWahl(e.target.value)}>
          <option value="">Niemand vom Verein</option>
          {spieler.map((s) => (
            <option key={s.id} value={s.id}>
              {s.name}
            </option>
          ))}
        </Auswahlfeld>
      )}
    </Feld>
  )
}
