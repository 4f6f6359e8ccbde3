import { KnopfLink } from '@/components/ui/KnopfLink'
import { Musterzettel } from './Musterzettel'

const WORTE: readonly { readonly titel: string; readonly text: string }[] = [
  {
    titel: 'Der Abend',
    text: 'Wer war Re, wie viele Augen, wer hat gestoßen: ein Spiel steht in zehn Sekunden. Geber, Aussetzer, Pflichtsolo und Kürsolo zählt der Zettel selbst.',
  },
  {
    titel: 'Der Beleg',
    text: 'Zu jedem Wert die Rechnung, Schritt für Schritt, mit der Regel daneben. Wer sich vertippt hat, berichtigt das Spiel; alles danach rechnet sich neu.',
  },
  {
    titel: 'Die Saison',
    text: 'Rangpunkte auf den Bruch genau, Fehltage, Tagessiege und der Verlauf über das Jahr. Jede Zahl führt dorthin, wo sie herkommt.',
  },
]

/** What someone sees who is not signed in. `einrichten`: no club exists yet, so this instance waits for its first. */
export function Willkommen({ einrichten }: { readonly einrichten: boolean }) {
  return (
    <>
      <div className="grid grid-cols-1 items-center gap-10 lg:grid-cols-[1fr_1.05fr] lg:gap-16">
        <div>
          <h1 className="text-riesig sm:text-[3.25rem] sm:leading-[1.08]">
            Der Spielzettel, der mitrechnet
          </h1>
          <p className="mt-5 max-w-prose text-gross text-leise">
            Kallemann schreibt den Doppelkopfabend mit und führt die Saison: für Vereine, die seit
            Jahren am selben Tisch sitzen und trotzdem über die Wertung streiten.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            {einrichten ? (
              <KnopfLink href="/einrichten">Verein einrichten</KnopfLink>
            ) : (
              <KnopfLink href="/anmelden">Anmelden</KnopfLink>
            )}
            <KnopfLink href="/rechner" art="neben">
              Rechner
            </KnopfLink>
            <KnopfLink href="/regeln" art="still">
              Regeln
            </KnopfLink>
          </div>
        </div>
        <Musterzettel />
      </div>
      <dl className="mt-14 border-t-4 border-double border-rand sm:mt-20">
        {WORTE.map(({ titel, text }) => (
          <div
            key={titel}
            className="grid gap-x-8 gap-y-1 border-b border-linie py-5 sm:grid-cols-[10rem_1fr]"
          >
            <dt className="font-titel text-gross font-semibold">{titel}</dt>
            <dd className="max-w-prose text-leise">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
