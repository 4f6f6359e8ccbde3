import { augenfelderAufwaerts } from '@/lib/domain/spiel/augenfelder'
import type { ArtWahl, Entwurf } from '@/lib/domain/spiel/entwurf'
import { istGewaehlt } from '@/lib/domain/spiel/entwurf-felder'
import type { Felder } from '@/lib/domain/spiel/entwurf-felder'
import type { Zug } from '@/lib/domain/spiel/entwurf-zug'
import type { SpielerRef } from '@/lib/domain/spiel/spiel'

/** The letter that stands for each player: the first of the name that no earlier player has. */
export function buchstabenFuer(
  spieler: readonly SpielerRef[],
  namen: Readonly<Record<SpielerRef, string>>,
): ReadonlyMap<string, SpielerRef> {
  const vergeben = new Map<string, SpielerRef>()
  for (const s of spieler) {
    const frei = [...(namen[s] ?? s).toLocaleLowerCase('de')].find(
      (b) => /^[\p{L}]$/u.test(b) && !vergeben.has(b),
    )
    if (frei !== undefined) vergeben.set(frei, s)
  }
  return vergeben
}

/** A pressed key, as a keyboard event tells it. */
interface Taste {
  readonly key: string
  readonly shiftKey: boolean
}

/**
 * What a key does to the draft, or `null` for keys that are not ours: letters name players (with Shift their
 * Stoß), digits are Augen, plus and minus go through the bands of those that nobody counted, left and right choose the
 * party they count for, up and down the Art.
 */
export function zugFuerTaste(
  taste: Taste,
  {
    buchstaben,
    entwurf,
    felder,
    arten,
  }: {
    readonly buchstaben: ReadonlyMap<string, SpielerRef>
    readonly entwurf: Entwurf
    readonly felder: Pick<Felder, 'augenfelder'>
    readonly arten: readonly ArtWahl[]
  },
): Zug | null {
  if (/^[0-9]$/.test(taste.key)) return { zug: 'ziffer', ziffer: Number(taste.key) }
  switch (taste.key) {
    case 'Backspace':
      return { zug: 'rueck' }
    case 'ArrowLeft':
      return { zug: 'partei', partei: 're' }
    case 'ArrowRight':
      return { zug: 'partei', partei: 'kontra' }
    case 'ArrowUp':
      return { zug: 'art', wahl: nachbar(arten, entwurf.art, -1) }
    case 'ArrowDown':
      return { zug: 'art', wahl: nachbar(arten, entwurf.art, 1) }
    case '+':
      return nachbarfeld(entwurf, felder, 1)
    case '-':
      return nachbarfeld(entwurf, felder, -1)
  }
  const spieler = buchstaben.get(taste.key.toLocaleLowerCase('de'))
  if (spieler === undefined) return null
  return { zug: taste.shiftKey ? 'stoss' : 're', spieler }
}

function nachbar(arten: readonly ArtWahl[], art: ArtWahl, schritt: 1 | -1): ArtWahl {
  const platz = arten.indexOf(art)
  // The open solo has no place in the row: down leads to the first named solo, up to what stands before it.
  const von =
    platz >= 0 ? platz : arten.findIndex((a) => a.startsWith('solo-')) - (schritt === 1 ? 1 : 0)
  return arten[(von + schritt + arten.length) % arten.length] ?? art
}

/** To the next band that has more or fewer Augen of whom the digits count for; the first ones are beside 120. */
function nachbarfeld(
  entwurf: Entwurf,
  { augenfelder }: Pick<Felder, 'augenfelder'>,
  schritt: 1 | -1,
): Zug | null {
  const felder = augenfelderAufwaerts(augenfelder, entwurf.augen.partei)
  const gewaehlt = felder.findIndex((feld) => istGewaehlt(entwurf, feld))
  const von = gewaehlt >= 0 ? gewaehlt : (felder.length - 1) / 2
  const feld = felder[schritt === 1 ? Math.floor(von) + 1 : Math.ceil(von) - 1]
  return feld ? { zug: 'augenfeld', feld } : null
}
