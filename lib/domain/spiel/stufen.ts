import type { AbsageStufe, NullStufe } from './spiel'

/** Levels announced against the other party's Augen, lowest first. */
export const ABSAGE_STUFEN = [
  'keine90',
  'keine60',
  'keine30',
  'schwarz',
] as const satisfies readonly AbsageStufe[]

/** Augen announced to the soloist of a Null (U-N3), lowest first. */
export const NULL_STUFEN = [
  'augen30',
  'augen60',
  'augen90',
  'augen120',
  'augen150',
  'augen180',
  'augen210',
  'augen240',
] as const satisfies readonly NullStufe[]
