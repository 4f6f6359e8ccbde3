import type { Einstellungen } from '../../lib/domain/regelwerk/einstellungen'
import { getRegelwerk } from '../../lib/domain/regelwerk/presets'

/** The settings of Urexweiler with some of them changed. */
export function einstellungen(mehr: Partial<Einstellungen> = {}): Einstellungen {
  return { ...getRegelwerk('urexweiler').standard, ...mehr }
}
