import type { Funk } from './funk'

/** Longer than a page that is there takes to answer, also one that draws a whole evening meanwhile. */
const ANTWORT_MS = 500

/** Answers for this tab as long as its page is there: one that was left, was frozen, or crashed is silent. */
export function gibLebenszeichen(funk: Funk, tab: string): void {
  funk.hoere((ruf) => {
    if (ruf.art === 'lebst-du' && ruf.tab === tab) funk.rufe({ art: 'lebt', tab })
  })
}

/**
 * Whether a tab is gone, as far as can be known. One that is only slow may be taken for gone: then two send the same operation, and
 * its id sees to that it happens once.
 */
export function istGegangen(funk: Funk, tab: string): Promise<boolean> {
  if (funk.taub) return Promise.resolve(false)
  return new Promise((fertig) => {
    const ende = (gegangen: boolean) => {
      clearTimeout(uhr)
      geh()
      fertig(gegangen)
    }
    const uhr = setTimeout(() => ende(true), ANTWORT_MS)
    const geh = funk.hoere((ruf) => {
      if (ruf.art === 'lebt' && ruf.tab === tab) ende(false)
    })
    funk.rufe({ art: 'lebst-du', tab })
  })
}
