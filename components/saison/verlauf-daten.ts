/** The course of a season, ready to draw: plain data that the server hands to the browser. */
export interface VerlaufDaten {
  /** What the season counts: `Rangpunkte`. */
  readonly groesse: string
  readonly spieler: readonly { readonly id: string; readonly name: string; readonly kurz: string }[]
  readonly abende: readonly {
    readonly id: string
    /** `09.01.26` */
    readonly datum: string
    /** By the order of `spieler`. `punkte` only places a point on the drawing, `text` is the exact figure. */
    readonly staende: readonly {
      readonly platz: number
      readonly punkte: number
      readonly text: string
    }[]
  }[]
}

export type VerlaufArt = 'platz' | 'rangpunkte'
