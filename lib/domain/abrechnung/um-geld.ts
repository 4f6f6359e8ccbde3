import type { Einstellungen } from '../regelwerk/einstellungen'

interface MitEinstellungen {
  readonly einstellungen: Pick<Einstellungen, 'abrechnung' | 'fehlgebuehrCent'>
}

/** Whether anything of an evening is played for money. */
export function spieltUmGeld({
  runden,
}: {
  readonly runden: readonly MitEinstellungen[]
}): boolean {
  return runden.some((r) => r.einstellungen.abrechnung !== null)
}

/** Whether a Saison has anything to settle: by its own settings, or by those that an evening was played under. */
export function rechnetAb(
  { einstellungen }: MitEinstellungen,
  spieltage: readonly { readonly runden: readonly MitEinstellungen[] }[],
): boolean {
  const { abrechnung, fehlgebuehrCent } = einstellungen
  return abrechnung !== null || fehlgebuehrCent > 0 || spieltage.some(spieltUmGeld)
}
