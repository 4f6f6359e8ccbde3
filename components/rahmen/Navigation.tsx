'use client'

import { usePathname } from 'next/navigation'
import { Verweis } from '@/components/ui/Verweis'
import { klassen } from '@/components/ui/klassen'
import type { Bereich } from './Navigationszeichen'
import { Navigationszeichen } from './Navigationszeichen'

interface Props {
  readonly kurz: string
  /** Whether the account may see the administration. */
  readonly verwaltung: boolean
  /** `kopf`: a row in the head, on wide screens. `leiste`: the bar at the thumb, on a phone. */
  readonly ort: 'kopf' | 'leiste'
}

const TEXTE: Readonly<Record<Bereich, string>> = {
  spieltage: 'Spieltage',
  saison: 'Saison',
  spieler: 'Spieler',
  verwaltung: 'Verwaltung',
}

/** The areas of a club. The bar gives way on an evening's own page, where the entry needs its place. */
export function Navigation({ kurz, verwaltung, ort }: Props) {
  const pfad = usePathname()
  const basis = `/v/${kurz}`
  const teile = pfad.slice(basis.length + 1).split('/')
  const bereich = bereichVon(teile[0])
  if (ort === 'leiste' && teile[0] === 'spieltage' && teile[1]) return null

  const bereiche: readonly Bereich[] = [
    'spieltage',
    'saison',
    'spieler',
    ...(verwaltung ? (['verwaltung'] as const) : []),
  ]
  return (
    <nav
      aria-label="Verein"
      className={
        ort === 'kopf'
          ? 'hidden md:block'
          : 'nur-schirm sticky bottom-0 z-20 border-t border-linie bg-flaeche pb-[env(safe-area-inset-bottom)] md:hidden'
      }
    >
      <ul className={ort === 'kopf' ? 'flex gap-1' : 'flex'}>
        {bereiche.map((b) => (
          <li key={b} className={ort === 'kopf' ? '' : 'min-w-0 flex-1'}>
            <Verweis
              href={b === 'spieltage' ? basis : `${basis}/${b}`}
              aria-current={b === bereich ? 'page' : undefined}
              className={klassen(
                ort === 'kopf' ? KOPF : LEISTE,
                'text-leise hover:text-tinte aria-[current]:font-semibold aria-[current]:text-gruen',
              )}
            >
              {ort === 'leiste' && <Navigationszeichen bereich={b} />}
              <span className="max-w-full truncate">{TEXTE[b]}</span>
            </Verweis>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const KOPF =
  'inline-flex min-h-12 items-center border-b-3 border-transparent px-3 pt-1 aria-[current]:border-gruen'
const LEISTE =
  'flex min-h-14 flex-col items-center justify-center gap-0.5 border-t-3 border-transparent px-0.5 pb-1 text-winzig aria-[current]:border-gruen focus-visible:outline-offset-[-3px]'

function bereichVon(teil: string | undefined): Bereich | null {
  switch (teil) {
    case undefined:
    case '':
    case 'spieltage':
    case 'spiele':
      return 'spieltage'
    case 'saison':
    case 'spieler':
    case 'verwaltung':
      return teil
    default:
      return null
  }
}
