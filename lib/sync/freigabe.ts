import type { FreigabeAkte } from '../domain/freigabe/freigabe'

/** An open link as those see it who may withdraw it. */
export type OffeneFreigabe = Pick<
  FreigabeAkte,
  'id' | 'recht' | 'kontoName' | 'erstelltAm' | 'version'
>
