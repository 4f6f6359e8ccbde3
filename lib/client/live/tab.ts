import { neueId } from '@/lib/client/ids'

let tab: string | undefined

/**
 * The name of this tab among those that look: nobody is told of its own entry, and a line that comes back takes the place of its
 * own from before.
 */
export function getTab(): string {
  return (tab ??= neueId())
}
