import type { ReactNode } from 'react'
import { Verweis } from '@/components/ui/Verweis'
import { Kontozeichen } from './Kontozeichen'

interface Props {
  readonly name: string
  readonly vereine: readonly { readonly kurz: string; readonly name: string }[]
  /** The way out, as the caller signs out. */
  readonly abmelden: ReactNode
}

const EINTRAG =
  'flex min-h-12 items-center rounded-klein px-3 hover:bg-gruen-hell hover:text-gruen focus-visible:outline-offset-[-3px]'

/** The account's menu, as a native popover: it opens, closes and gives back the focus without a script. */
export function Kontomenue({ name, vereine, abmelden }: Props) {
  return (
    <>
      <button
        type="button"
        popoverTarget="kontomenue"
        aria-label={`Konto von ${name}`}
        className="nur-schirm grid size-12 shrink-0 place-items-center rounded-karte hover:bg-gruen-hell"
      >
        <Kontozeichen name={name} />
      </button>
      <div
        id="kontomenue"
        popover="auto"
        className="fixed inset-auto top-14 right-[max(0.75rem,calc((100vw-72rem)/2+1.5rem))] m-0 w-64 max-w-[calc(100vw-1.5rem)] rounded-karte border border-linie bg-flaeche p-2 text-tinte shadow-karte"
      >
        <p className="truncate px-3 py-2 text-klein text-leise">{name}</p>
        <ul className="border-t border-linie pt-2">
          {vereine.map((v) => (
            <li key={v.kurz}>
              <Verweis href={`/v/${v.kurz}`} className={EINTRAG}>
                <span className="truncate">{v.name}</span>
              </Verweis>
            </li>
          ))}
          <li>
            <Verweis href="/konto" className={EINTRAG}>
              Konto und Geräte
            </Verweis>
          </li>
          <li>
            <Verweis href="/regeln" className={EINTRAG}>
              Regeln
            </Verweis>
          </li>
          <li>
            <Verweis href="/rechner" className={EINTRAG}>
              Rechner
            </Verweis>
          </li>
        </ul>
        <div className="mt-2 border-t border-linie pt-2">{abmelden}</div>
      </div>
    </>
  )
}
