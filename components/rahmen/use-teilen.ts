import { useRef, useState } from 'react'

/** A link in a field, to be copied or shared. */
export function useTeilen(link: string, titel: string) {
  const feld = useRef<HTMLInputElement>(null)
  const [kopiert, setKopiert] = useState<'ja' | 'markiert' | null>(null)

  async function kopiere() {
    feld.current?.select()
    try {
      await navigator.clipboard.writeText(link)
      setKopiert('ja')
    } catch {
      // Without HTTPS there is no clipboard: the link is selected, the person copies it.
      setKopiert('markiert')
    }
  }

  async function teile() {
    try {
      await navigator.share({ title: titel, url: link })
    } catch {
      // Dismissed by the person.
    }
  }

  return { feld, kopiert, kopiere, teile, teilbar: typeof navigator.share === 'function' }
}
