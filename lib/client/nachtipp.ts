/** A tap, as far as it tells whether the next one belongs to it. */
export interface Tipp {
  /** In ms, of any clock. */
  readonly zeit: number
  readonly x: number
  readonly y: number
  /** By a finger or a pen, which browsers count no double taps of. */
  readonly finger: boolean
  /** Which of a mouse's quick clicks in one place it is, from 1. */
  readonly zaehlt: number
  /** On a key that somebody types with: quick taps are meant. */
  readonly taste: boolean
}

/** Nobody reads what has come under the finger, and decides on it, in less. */
const RUHE_MS = 600
/** A digit that is lost is a wrong number: only what is certainly a double tap. */
const RUHE_TASTE_MS = 300
/** How far the second of two quick taps lies from the first. */
const NAH_PX = 24

/** Whether a tap is the second of a double tap: meant for what was there at the first. */
export function istNachtipp(erster: Tipp, zweiter: Tipp): boolean {
  if (!zweiter.finger) return zweiter.zaehlt > 1
  const nah = Math.hypot(zweiter.x - erster.x, zweiter.y - erster.y) <= NAH_PX
  const vergangen = zweiter.zeit - erster.zeit
  return nah && vergangen >= 0 && vergangen <= (zweiter.taste ? RUHE_TASTE_MS : RUHE_MS)
}

const BEDIENBAR = 'button, a, label, summary, input, select, textarea'

/**
 * Keeps the second tap of a double tap from what has moved under the finger since the first: a sheet that shrank, a row that
 * went, a button that made room for another. What still lies where it was tapped takes every tap. Answers how to stop.
 */
export function huteVorNachtipp(): () => void {
  let letzter: { readonly tipp: Tipp; readonly auf: Element } | null = null
  let finger = false

  function merkeZeiger(e: PointerEvent) {
    finger = e.pointerType !== 'mouse'
  }
  function pruefe(e: MouseEvent) {
    // Pressed by the keyboard, or by a label that was tapped.
    if (e.detail === 0 || !(e.target instanceof Element)) return
    const tipp: Tipp = {
      ...{ zeit: e.timeStamp, x: e.clientX, y: e.clientY, finger, zaehlt: e.detail },
      taste: e.target.closest('[data-tasten]') !== null,
    }
    if (letzter && istNachtipp(letzter.tipp, tipp) && !liegtNoch(letzter.auf, letzter.tipp)) {
      e.preventDefault()
      e.stopImmediatePropagation()
      return
    }
    letzter = { tipp, auf: e.target.closest(BEDIENBAR) ?? e.target }
  }

  addEventListener('pointerdown', merkeZeiger, true)
  addEventListener('click', pruefe, true)
  return () => {
    removeEventListener('pointerdown', merkeZeiger, true)
    removeEventListener('click', pruefe, true)
  }
}

function liegtNoch(auf: Element, { x, y }: Tipp): boolean {
  const dort = document.elementFromPoint(x, y)
  return dort !== null && auf.contains(dort)
}
