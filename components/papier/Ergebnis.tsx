import { Karte } from '@/components/ui/Karte'
import { Knopf } from '@/components/ui/Knopf'
import { KnopfLink } from '@/components/ui/KnopfLink'
import { Meldung } from '@/components/ui/Meldung'
import type { GetrennteZeile, PapierVergleich } from '@/lib/domain/spieltag/papier'
import type { PapierSpiel } from '@/lib/domain/spieltag/papier-abend'
import { listTrennungen } from '@/lib/domain/spieltag/papier'
import type { PapierWorte } from '@/lib/format/papier'
import {
  textDanach,
  textSpielnummer,
  textPunkteOhneNull,
  textStrecke,
  textTrennung,
  textVerglichen,
  textZuWenig,
} from '@/lib/format/papier'
import { Unterschiede } from './Unterschiede'
import { Ursachen } from './Ursachen'

interface Props {
  readonly vergleich: PapierVergleich
  readonly worte: PapierWorte
  readonly hrefSpiel: (spielId: string) => string
  /** The game whose totals would narrow the stretch, with the way to type them; null when nothing would. */
  readonly engerBei: number | null
  readonly onEnger: (nummer: number) => void
}

/** What the comparison says so far, live while it is typed. */
export function Ergebnis(props: Props) {
  const { vergleich, worte } = props
  const [erste, ...weitere] = listTrennungen(vergleich)
  const letzte = vergleich.zeilen.at(-1)
  if (!letzte) {
    return (
      <p className="rounded-karte border border-dashed border-rand px-5 py-6 text-center text-leise">
        Hier steht gleich, ob Papier und App übereinstimmen, und sonst, bei welchem Spiel sie sich
        trennen.
      </p>
    )
  }
  if (!erste) {
    return (
      <Meldung art="gut" titel="Papier und App stimmen überein">
        <p>{textVerglichen(vergleich.zeilen, worte.spiele)}</p>
      </Meldung>
    )
  }
  return (
    <div className="grid gap-4">
      <p role="status" className="sr-only">
        Papier und App trennen sich: {textStrecke(erste.urteil, worte.spiele)}.
      </p>
      <Trennungskarte zeile={erste} {...props} />
      {weitere.map((zeile) => (
        <Trennungskarte key={zeile.nummer} zeile={zeile} {...props} weitere />
      ))}
      {letzte.urteil.art !== 'trennt-sich' && (
        <p className="px-1 text-leise">{textDanach(letzte, worte.spiele)}</p>
      )}
    </div>
  )
}

function Trennungskarte(
  props: Props & { readonly zeile: GetrennteZeile; readonly weitere?: true },
) {
  const { zeile, worte, hrefSpiel, weitere } = props
  const { urteil } = zeile
  const spiel = urteil.bis - urteil.nach === 1 ? worte.spiele[urteil.bis - 1] : undefined
  return (
    <Karte als="section" className="grid gap-4 py-4!">
      <div>
        <p className="text-klein text-leise">
          {weitere ? 'Ein weiterer Unterschied kommt dazu' : 'Hier trennen sich Papier und App'}
        </p>
        <h2 className="text-titel">{textStrecke(urteil, worte.spiele)}</h2>
        <p className="text-leise">{textTrennung(urteil, worte.spiele)}</p>
      </div>
      {urteil.ursachen.length > 0 ? (
        <Ursachen
          zeile={zeile}
          worte={worte}
          hrefSpiel={hrefSpiel}
          ohneBeleg={spiel?.nummer ?? null}
        />
      ) : (
        <KeineUrsache zeile={zeile} worte={worte} />
      )}
      <Unterschiede zeile={zeile} worte={worte} />
      {spiel && urteil.spielLautPapier && (
        <p className="text-klein">
          <span className="text-leise">
            {textSpielnummer(spiel.nummer, worte.spiele)} ist demnach auf dem Papier:{' '}
          </span>
          {textPunkteOhneNull(urteil.spielLautPapier, worte) || 'keine Punkte'}
          <span className="text-leise">; in der App: </span>
          {textPunkteOhneNull(spiel.punkte, worte) || 'keine Punkte'}.
        </p>
      )}
      <Weiter {...props} spiel={spiel} />
    </Karte>
  )
}

function KeineUrsache({
  zeile,
  worte,
}: {
  readonly zeile: GetrennteZeile
  readonly worte: PapierWorte
}) {
  return (
    <div className="rounded-karte border border-linie bg-vertieft px-4 py-3">
      <p className="font-semibold">Keine typische Ursache passt</p>
      <p>
        {zeile.urteil.zuWenig
          ? textZuWenig(zeile, worte)
          : 'Ein vergessenes, doppeltes oder vertauschtes Spiel und ein einzelner Rechenfehler erklären diesen Unterschied nicht genau. Vielleicht sind es mehrere Fehler.'}
      </p>
    </div>
  )
}

function Weiter(
  props: Props & { readonly spiel: PapierSpiel | undefined; readonly weitere?: true },
) {
  const { worte, hrefSpiel, engerBei, onEnger, spiel, weitere } = props
  if (spiel) {
    return (
      <KnopfLink art="neben" voll href={hrefSpiel(spiel.id)}>
        Beleg von {textSpielnummer(spiel.nummer, worte.spiele)}
      </KnopfLink>
    )
  }
  if (engerBei === null || weitere) return null
  return (
    <Knopf art="neben" voll onClick={() => onEnger(engerBei)}>
      Enger: nach {textSpielnummer(engerBei, worte.spiele)} prüfen
    </Knopf>
  )
}
