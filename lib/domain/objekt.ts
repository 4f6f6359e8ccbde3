/** Whether a value of any shape has fields. */
export function istObjekt(wert: unknown): wert is Readonly<Record<string, unknown>> {
  return typeof wert === 'object' && wert !== null && !Array.isArray(wert)
}

/** The text that a value of any shape has in this field; undefined where it has none. */
export function textFeld(wert: unknown, feld: string): string | undefined {
  const inhalt = istObjekt(wert) ? wert[feld] : undefined
  return typeof inhalt === 'string' ? inhalt : undefined
}
