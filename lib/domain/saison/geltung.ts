import type {
  AbendEinstellung,
  Abrechnung,
  Einstellung,
  Einstellungen,
} from '../regelwerk/einstellungen'
import { ABEND_EINSTELLUNGEN, EINSTELLUNGEN } from '../regelwerk/einstellungen'

/** The settings in which two versions differ. */
export function geaenderteEinstellungen(
  vorher: Einstellungen,
  nachher: Einstellungen,
): readonly Einstellung[] {
  return EINSTELLUNGEN.filter((name) =>
    name === 'abrechnung'
      ? !gleicheAbrechnung(vorher.abrechnung, nachher.abrechnung)
      : vorher[name] !== nachher[name],
  )
}

/** Whether only evenings opened from now on take over a change of this setting. */
export function giltAbNeuenAbenden(name: Einstellung): name is AbendEinstellung {
  return ABEND_EINSTELLUNGEN.some((n) => n === name)
}

function gleicheAbrechnung(a: Abrechnung | null, b: Abrechnung | null): boolean {
  if (a === null || b === null) return a === b
  return (
    a.einsatzCent === b.einsatzCent &&
    a.modus === b.modus &&
    a.limitCent === b.limitCent &&
    a.kassenanteil === b.kassenanteil
  )
}
