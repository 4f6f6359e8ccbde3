import { Verweis } from '@/components/ui/Verweis'
import type { Einstellungen } from '@/lib/domain/regelwerk/einstellungen'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import { textAbweichung } from '@/lib/format/einstellungen'
import { REGELWERK_TEXTE } from '@/lib/format/regelwerk'

interface Regeln {
  readonly regelwerk: RegelwerkId
  readonly einstellungen: Einstellungen
}

interface Props {
  readonly abend: Regeln
  readonly saison: Regeln
}

/** By which rules an evening was played, and where the season's are others by now. */
export function AbendRegeln({ abend, saison }: Props) {
  const anders = textAbweichung(abend.einstellungen, saison.einstellungen)
  return (
    <section aria-label="Regeln dieses Abends" className="text-klein text-leise">
      <p>
        Gespielt nach{' '}
        <Verweis href={`/regeln/${abend.regelwerk}`} className="verweis">
          {REGELWERK_TEXTE[abend.regelwerk].name}
        </Verweis>
        .
      </p>
      {anders.length > 0 && (
        <ul aria-label="Anders als in der Saison">
          {anders.map((satz) => (
            <li key={satz}>{satz}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
