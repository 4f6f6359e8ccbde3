/** Whether the path of an address can be decoded: `/v/%E0%A4%A` is cut off within a letter. */
export function istLesbar(pfad: string): boolean {
  try {
    decodeURIComponent(pfad)
    return true
  } catch {
    return false
  }
}
