import { Kopf } from '@/components/ui/Kopf'
import { Leer } from '@/components/ui/Leer'
import { Verweis } from '@/components/ui/Verweis'

interface Props {
  readonly vereine: readonly { readonly kurz: string; readonly name: string }[]
}

/** The clubs of an account that has none or several; with one it is led there at once. */
export function Vereinsliste({ vereine }: Props) {
  return (
    <>
      <Kopf titel="Vereine" />
      {vereine.length === 0 ? (
        <Leer titel="Noch in keinem Verein" farbe="pik">
          Wer den Verein verwaltet, kann einen Einladungslink schicken. Ein Tipp darauf genügt.
        </Leer>
      ) : (
        <ul className="grid gap-3">
          {vereine.map((v) => (
            <li key={v.kurz}>
              <Verweis
                href={`/v/${v.kurz}`}
                className="flex min-h-16 items-center justify-between gap-4 rounded-karte border border-linie bg-flaeche px-4 py-3 shadow-karte transition-colors hover:border-gruen sm:px-6"
              >
                <span className="min-w-0 font-titel text-gross font-semibold">{v.name}</span>
                <svg viewBox="0 0 20 20" className="size-5 shrink-0 text-gruen" aria-hidden="true">
                  <path
                    d="M7.5 3.5 14 10l-6.5 6.5"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="2"
                    strokeLinecap="round"
                    strokeLinejoin="round"
                  />
                </svg>
              </Verweis>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
