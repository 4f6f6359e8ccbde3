'use client'

import { useRef } from 'react'
import { FeldFehler } from '@/components/ui/FeldFehler'
import { Knopf } from '@/components/ui/Knopf'
import type { FormFehler } from '@/lib/client/senden'
import { fehlerBei } from '@/lib/client/senden'
import type { Angaben } from './angaben'
import { KADER_GROESSE } from '@/lib/domain/regelwerk/regelwerk'
import { benenne, mitZeile, ohneZeile, verschiebe } from './angaben'
import { SpielerFeld } from './SpielerFeld'

interface Props {
  readonly angaben: Angaben
  readonly fehler: readonly FormFehler[]
  readonly onAngaben: (aendern: (a: Angaben) => Angaben) => void
}

/** The players of the Saison, in the order of its table's ties and lists, and which of them is the account. */
export function SpielerListe({ angaben, fehler, onAngaben }: Props) {
  const liste = useRef<HTMLOListElement>(null)
  const { spieler, ich } = angaben
  const gesamt = fehlerBei(fehler, 'spieler') ?? fehlerBei(fehler, 'ichBin')

  function neueZeile() {
    onAngaben(mitZeile)
    // The new line exists after the next render; whoever adds one wants to write in it.
    requestAnimationFrame(() =>
      liste.current?.querySelector<HTMLInputElement>('li:last-child input[type=text]')?.focus(),
    )
  }

  return (
    <div role="group" aria-label="Spieler">
      <ol ref={liste} className="grid gap-3">
        {spieler.map((zeile, i) => (
          <SpielerFeld
            key={zeile.nr}
            nummer={i + 1}
            name={zeile.name}
            ich={zeile.nr === ich}
            letzte={i === spieler.length - 1}
            entfernbar={spieler.length > KADER_GROESSE.von}
            fehler={fehlerBei(fehler, `spieler[${i}]`)}
            onName={(name) => onAngaben((a) => benenne(a, zeile.nr, name))}
            onIch={() => onAngaben((a) => ({ ...a, ich: zeile.nr }))}
            onVerschiebe={(um) => onAngaben((a) => verschiebe(a, zeile.nr, um))}
            onEntferne={() => onAngaben((a) => ohneZeile(a, zeile.nr))}
          />
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <Knopf art="neben" onClick={neueZeile} disabled={spieler.length >= KADER_GROESSE.bis}>
          {spieler.length >= KADER_GROESSE.bis
            ? `${KADER_GROESSE.bis} sind das Meiste`
            : 'Noch jemand'}
        </Knopf>
        <label className="flex min-h-12 items-center gap-2">
          <input
            type="radio"
            name="ich"
            checked={ich === null}
            onChange={() => onAngaben((a) => ({ ...a, ich: null }))}
            className="size-5"
          />
          Ich spiele nicht mit
        </label>
      </div>
      {gesamt && <FeldFehler id="spieler-fehler">{gesamt}</FeldFehler>}
    </div>
  )
}
