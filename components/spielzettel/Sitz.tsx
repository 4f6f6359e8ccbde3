import { memo } from 'react'
import { artRegel } from '@/lib/domain/regelwerk/arten'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import { fuehrtSolist, soloartIn } from '@/lib/domain/runde/soloart'
import { parteiVon } from '@/lib/domain/spiel/entwurf-felder'
import type { Partei, SpielerRef } from '@/lib/domain/spiel/spiel'
import { textPartei } from '@/lib/format/art'
import { worteVon } from '@/lib/format/worte'
import type { Bogen } from './bogen'
import { nameVon } from './bogen'
import { Sprechblase } from './Sprechblase'

export type Seite = 'links' | 'rechts' | 'mitte'

interface SitzProps {
  readonly bogen: Bogen
  readonly spieler: SpielerRef
  readonly seite: Seite
}

/** One seat: a tap makes the player Re, the speech mark beside it is the Stoß. Who sits out is no button. */
export function Sitz({ bogen, spieler, seite }: SitzProps) {
  const { entwurf, besetzung, regelwerk, onZug } = bogen
  const name = nameVon(bogen, spieler)
  if (besetzung.aussetzer.includes(spieler)) {
    return <Aussetzer name={name} seite={seite} gibt={spieler === besetzung.geber} />
  }
  return (
    <Mitspieler
      {...{ name, spieler, seite, onZug }}
      partei={parteiVon(entwurf, spieler, regelwerk)}
      rolle={rolleVon(bogen, spieler)}
      gestossen={entwurf.stoesse.includes(spieler)}
      regelwerk={regelwerk.id}
    />
  )
}

const CHIP =
  'flex min-h-12 min-w-0 flex-1 flex-col items-center justify-center rounded-[1.5rem] border-2 px-2.5 py-0.5 text-center leading-tight'

interface AussetzerProps extends Pick<SitzProps, 'seite'> {
  readonly name: string
  readonly gibt: boolean
}

const Aussetzer = memo(function Aussetzer({ name, seite, gibt }: AussetzerProps) {
  return (
    <div className={`flex ${seite === 'rechts' ? 'flex-row-reverse' : ''}`}>
      <div
        className={`${CHIP} ${hoeheFuer(name)} max-w-[calc(100%-3.25rem)] border-dashed border-rand bg-papier text-leise`}
      >
        <Name name={name} />
        <span className="text-klein leading-tight">✕ {gibt ? 'gibt' : 'setzt aus'}</span>
      </div>
    </div>
  )
})

interface Props extends Omit<SitzProps, 'bogen'>, Pick<Bogen, 'onZug'> {
  readonly name: string
  readonly partei: Partei | null
  readonly gestossen: boolean
  readonly rolle: string | null
  readonly regelwerk: RegelwerkId
}

/** Drawn anew only where a tap changes this seat. */
const Mitspieler = memo(function Mitspieler(props: Props) {
  const { name, spieler, seite, partei, gestossen, rolle, regelwerk, onZug } = props
  return (
    <div className={`flex items-center gap-1 ${seite === 'rechts' ? 'flex-row-reverse' : ''}`}>
      <button
        type="button"
        aria-pressed={partei === 're'}
        aria-label={satzVon(props)}
        title={name}
        onClick={() => onZug({ zug: 're', spieler })}
        className={`${CHIP} ${hoeheFuer(name)} select-none druck:translate-y-px ${
          partei === 're'
            ? 'border-papier bg-tinte text-papier forced-colors:border-[Highlight]'
            : 'border-rand bg-flaeche text-tinte hover:bg-vertieft'
        }`}
      >
        <Name name={name} />
        <Unterzeile partei={partei} rolle={rolle} />
      </button>
      <button
        type="button"
        aria-pressed={gestossen}
        aria-label={`${worteVon(regelwerk).stoss} von ${name}`}
        onClick={() => onZug({ zug: 'stoss', spieler })}
        className="grid size-12 shrink-0 place-items-center rounded-full [--tippring:#fffdf8] druck:translate-y-px"
      >
        <Sprechblase gesagt={gestossen} partei={partei} gespiegelt={seite === 'rechts'} />
      </button>
    </div>
  )
})

function istLang(name: string): boolean {
  return name.length > 9
}

/** Room for two lines of a long name and its party from the beginning, so that nothing moves under the thumb. */
function hoeheFuer(name: string): string {
  return istLang(name) ? 'min-h-14' : ''
}

function Name({ name }: { readonly name: string }) {
  return (
    <span
      className={`line-clamp-2 max-w-full font-semibold wrap-anywhere hyphens-auto ${istLang(name) ? 'text-klein leading-4' : ''}`}
    >
      {name}
    </span>
  )
}

function Unterzeile({
  partei,
  rolle,
}: {
  readonly partei: Partei | null
  readonly rolle: string | null
}) {
  // On the other side of the table who leads is no news any more, and the line stays one line.
  const zeigtRolle = partei !== 'kontra' || rolle === 'gibt'
  const teile = [partei && textPartei(partei), zeigtRolle ? rolle : null].filter((t) => t !== null)
  if (teile.length === 0) return null
  return (
    <span className={`text-klein leading-4 ${partei === 're' ? '' : 'text-leise'}`}>
      {teile.join(' · ')}
    </span>
  )
}

/** The soloist leads in a solo of his own, else the dealer's left neighbour (U-T2, D-T). */
function rolleVon(bogen: Bogen, spieler: SpielerRef): string | null {
  const { besetzung } = bogen
  // A table without a dealer is the calculator's: nobody leads there either.
  if (besetzung.geber === '') return null
  if (spieler === ausspielerVon(bogen)) return 'spielt aus'
  return spieler === besetzung.geber ? 'gibt' : null
}

/** Undefined while nobody is known to lead. */
function ausspielerVon(bogen: Bogen): SpielerRef | undefined {
  const { entwurf, regelwerk, besetzung, offenePflichtsoli } = bogen
  const { art, re } = entwurf
  const [solist] = re
  if (art !== 'solo' && !artRegel(regelwerk, art)?.angesagtesSolo) return besetzung.ausspieler
  if (regelwerk.soli.weitere === 'kuersolo') return solist
  if (solist === undefined || offenePflichtsoli === undefined) return undefined
  // Of an open kind nobody knows yet that it is none that could be the Pflichtsolo (B-A).
  const kind = art === 'solo' ? 'solo-buben' : art
  const offen = offenePflichtsoli.includes(solist)
  const soloart = soloartIn(regelwerk, { art: kind, offen })
  return fuehrtSolist(regelwerk, soloart) ? solist : besetzung.ausspieler
}

/** "Anna, Re, hat gestoßen, spielt aus" */
function satzVon({ name, partei, gestossen, rolle, regelwerk }: Props): string {
  const gesagt = gestossen ? `hat ${worteVon(regelwerk).gestossen}` : null
  return [name, partei && textPartei(partei), gesagt, rolle].filter((t) => t !== null).join(', ')
}
