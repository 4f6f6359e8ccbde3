/** How this device gets Kallemann onto its home screen. */
export type Startweg =
  /** It was opened from there. */
  | 'schon-da'
  /** The browser has offered it: one tap. */
  | 'angebot'
  /** Through Safari's share sheet. */
  | 'teilen'
  /** Through the browser's menu. */
  | 'menue'
  /** Not over https: an icon would be a mere bookmark, which starts with a network only. */
  | 'unverschluesselt'

/** What of the browser decides it. */
interface Geraet {
  readonly eigenesFenster: boolean
  readonly sicher: boolean
  readonly angebot: boolean
  readonly kennung: string
  readonly finger: number
}

/** An iPad calls itself a Mac; no Mac has a screen to touch. */
export function startwegVon({
  eigenesFenster,
  sicher,
  angebot,
  kennung,
  finger,
}: Geraet): Startweg {
  if (eigenesFenster) return 'schon-da'
  if (!sicher) return 'unverschluesselt'
  if (angebot) return 'angebot'
  const apple = /iPhone|iPad|iPod/.test(kennung) || (/Macintosh/.test(kennung) && finger > 1)
  return apple ? 'teilen' : 'menue'
}

/** Chromium's event; the page's script keeps it (`DIENST_SCRIPT`). */
interface Angebot extends Event {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

type Fenster = Window & { kallemannAngebot?: Angebot | undefined }

/** The way on this very device. */
export function getStartweg(): Startweg {
  return startwegVon({
    eigenesFenster:
      matchMedia('(display-mode: standalone)').matches ||
      (navigator as { standalone?: boolean }).standalone === true,
    sicher: window.isSecureContext,
    angebot: (window as Fenster).kallemannAngebot !== undefined,
    kennung: navigator.userAgent,
    finger: navigator.maxTouchPoints,
  })
}

/** Has the browser ask; whether the person took it. An offer holds once. */
export async function nimmAngebot(): Promise<boolean> {
  const fenster = window as Fenster
  const angebot = fenster.kallemannAngebot
  fenster.kallemannAngebot = undefined
  return (await angebot?.prompt())?.outcome === 'accepted'
}

const SCHLUESSEL = 'kallemann-startbildschirm'

/** Whether somebody on this device wants to read no more of it; also where that cannot be kept. */
export function istHinweisErledigt(): boolean {
  try {
    return localStorage.getItem(SCHLUESSEL) !== null
  } catch {
    return true
  }
}

/** The hint was read: it does not come again on this device. */
export function erledigeHinweis(): void {
  try {
    localStorage.setItem(SCHLUESSEL, 'erledigt')
  } catch {
    // Storage is blocked: then it never comes.
  }
}
