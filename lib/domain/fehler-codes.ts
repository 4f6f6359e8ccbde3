import { OP_FEHLER_CODES } from './op/fehler-codes'

/**
 * Every reason an input is refused for; its German sentence is in `lib/format/fehler.ts` and does not compile
 * when missing. Kebab-case, German.
 */
export const FEHLER_CODES = ['unlesbar', ...OP_FEHLER_CODES] as const

export type FehlerCode = (typeof FEHLER_CODES)[number]
