import { useFunkstille } from '@/lib/client/live/funkstille'
import { textFunkstille } from '@/lib/format/funkstille'

/**
 * That the server is silent, and of when the figures on the screen are; empty while it is heard. `standVon`: when what a screen
 * begins with was read, epoch milliseconds, where that is long ago.
 */
export function useStille(standVon: number | null = null): string {
  const stille = useFunkstille()
  return stille === null ? '' : textFunkstille(stille.seit ?? standVon, stille.gefragt)
}
