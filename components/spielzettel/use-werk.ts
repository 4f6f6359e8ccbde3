import { createNachschub, ladeBeharrlich, useNachschub } from '@/lib/client/nachladen'
import { fehltIn } from '@/lib/domain/spiel/entwurf-felder'
import type { computeEntwurf } from '@/lib/domain/spiel/entwurf-stand'
import type { textSpielFehler } from '@/lib/format/fehler-spiel'

interface Werk {
  readonly computeEntwurf: typeof computeEntwurf
  readonly textSpielFehler: typeof textSpielFehler
}

const WERK = createNachschub<Werk>(() =>
  ladeBeharrlich(async () => {
    const [{ computeEntwurf }, { textSpielFehler }] = await Promise.all([
      import('@/lib/domain/spiel/entwurf-stand'),
      import('@/lib/format/fehler-spiel'),
    ])
    return { computeEntwurf, textSpielFehler }
  }),
)

/** Until the rules have come an entry only knows what it still lacks. */
const NUR_FEHLENDES: Werk = {
  computeEntwurf: (entwurf, { regelwerk }) => ({
    art: 'unvollstaendig',
    fehlt: fehltIn(entwurf, regelwerk),
  }),
  textSpielFehler: () => '',
}

/**
 * What makes a game of a filled-in sheet: the rules that it must keep, its value, and the words for what it breaks. Nobody needs
 * it before all is tapped in: it comes after the sheet, and the sheet answers to taps without it.
 */
export function useWerk(): Werk {
  const { teil } = useNachschub(WERK)
  return teil ?? NUR_FEHLENDES
}
