import { useId } from 'react'
import { Grundfeld } from '@/components/ui/Grundfeld'
import type { EinspruchAkte } from '@/lib/domain/einspruch/einspruch'
import { textWer } from '@/lib/format/einspruch'
import type { Warum } from './use-warum'

interface Props {
  readonly warum: Omit<Warum, 'setGrundFehler'>
  readonly namen: Readonly<Record<string, string>>
  readonly platzhalter?: string
}

/** Why the game is changed: the objection that is accepted by it with an answer, else a reason. */
export function Begruendung({ warum, namen, platzhalter }: Props) {
  const { einspruch, grundNoetig } = warum
  return (
    <div className="grid gap-3">
      <Einspruchwahl warum={warum} namen={namen} />
      <Grundfeld
        noetig={grundNoetig}
        label={einspruch ? `Antwort an ${textWer(einspruch, namen)}` : 'Grund'}
        wert={warum.grund}
        fehler={warum.grundFehler}
        onWert={warum.setGrund}
        platzhalter={einspruch ? 'zum Beispiel: Stimmt, verzählt.' : (platzhalter ?? '')}
      />
    </div>
  )
}

/** One open objection is accepted or left open; of several one can be chosen. */
function Einspruchwahl({ warum, namen }: Omit<Props, 'platzhalter'>) {
  const name = useId()
  const { einsprueche, einspruch, setEinspruchId } = warum
  const [einziger, ...weitere] = einsprueche
  if (!einziger) return null
  if (weitere.length === 0) {
    return (
      <label className={ZEILE}>
        <input
          type="checkbox"
          className="mt-0.5 size-5 shrink-0"
          checked={einspruch !== null}
          onChange={(e) => setEinspruchId(e.target.checked ? einziger.id : null)}
        />
        <Satz einspruch={einziger} namen={namen} />
      </label>
    )
  }
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold">Welcher Einspruch wird damit angenommen?</legend>
      {[...einsprueche, null].map((e) => (
        <label key={e?.id ?? 'keiner'} className={ZEILE}>
          <input
            type="radio"
            name={name}
            className="mt-0.5 size-5 shrink-0"
            checked={einspruch === e}
            onChange={() => setEinspruchId(e?.id ?? null)}
          />
          {e ? <Satz einspruch={e} namen={namen} /> : <span>Keiner</span>}
        </label>
      ))}
    </fieldset>
  )
}

const ZEILE =
  'flex min-h-12 cursor-pointer items-start gap-3 rounded-karte border border-linie px-3 py-2.5 has-checked:border-gruen has-checked:bg-gruen-hell'

function Satz({
  einspruch,
  namen,
}: {
  readonly einspruch: EinspruchAkte
  readonly namen: Props['namen']
}) {
  return (
    <span className="min-w-0 wrap-anywhere hyphens-auto">
      <b>Damit den Einspruch von {textWer(einspruch, namen)} annehmen</b>
      <span className="block text-klein text-leise">„{einspruch.grund}“</span>
    </span>
  )
}
