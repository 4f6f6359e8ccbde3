import { Karte } from '@/components/ui/Karte'
import { Leer } from '@/components/ui/Leer'
import { Verweis } from '@/components/ui/Verweis'
import type { Chronikeintrag } from '@/lib/domain/protokoll/chronik'
import { textChronikzeilen, textKurz } from '@/lib/format/chronik-zeilen'
import type { RangpunkteForm } from '@/lib/format/rangpunkte'
import { textSpielOrt } from '@/lib/format/spiel-ort'
import { VerlaufFolgen } from './VerlaufFolgen'
import { VerlaufKopf } from './VerlaufKopf'
import { VerlaufZeilen } from './VerlaufZeilen'

interface Props {
  /** The oldest first. */
  readonly chronik: readonly Chronikeintrag[]
  readonly form: RangpunkteForm
  /** `/v/<kurz>` */
  readonly pfad: string
}

/** Everything that was done on an evening, as it was then; games that were taken back at once too. */
export function VerlaufAbend({ chronik, form, pfad }: Props) {
  if (chronik.length === 0) {
    return (
      <Leer titel="Noch kein Eintrag" farbe="pik">
        Was an diesem Abend eingetragen oder geändert wird, steht hier.
      </Leer>
    )
  }
  return (
    <Karte randlos>
      <ol className="divide-y divide-linie">
        {chronik.map((eintrag) => (
          <li key={eintrag.seq} className="grid gap-1.5 px-4 py-3 break-inside-avoid sm:px-6">
            <VerlaufKopf eintrag={eintrag} />
            <Inhalt eintrag={eintrag} />
            <VerlaufFolgen eintrag={eintrag} form={form} />
            {eintrag.spiel && <Belegverweis spiel={eintrag.spiel} pfad={pfad} />}
          </li>
        ))}
      </ol>
    </Karte>
  )
}

/** A new game in a line, for an evening has many; whatever was changed in full. */
function Inhalt({ eintrag }: { readonly eintrag: Chronikeintrag }) {
  const zeilen = textChronikzeilen(eintrag)
  const neu = eintrag.spiel?.danach && eintrag.spiel.davor === null
  if (!neu) return <VerlaufZeilen zeilen={zeilen} />
  return <p className="text-klein wrap-anywhere">{textKurz(zeilen)}</p>
}

function Belegverweis({
  spiel,
  pfad,
}: {
  readonly spiel: NonNullable<Chronikeintrag['spiel']>
  readonly pfad: string
}) {
  return (
    <Verweis
      href={`${pfad}/spiele/${spiel.id}`}

      className="verweis nur-schirm inline-flex min-h-6 w-fit items-center text-klein"
    >
      Zum Beleg<span className="sr-only"> von {textSpielOrt(spiel)}</span>
    </Verweis>
  )
}
