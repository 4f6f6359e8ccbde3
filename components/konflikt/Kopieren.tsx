import { useState } from 'react'
import { Knopf } from '@/components/ui/Knopf'

/** Puts a text on the clipboard; nothing where the browser has none for pages, such as over plain HTTP. */
export function Kopieren({ text }: { readonly text: string }) {
  const [kopiert, setKopiert] = useState(false)
  if (!('clipboard' in navigator)) return null

  async function kopiere() {
    try {
      await navigator.clipboard.writeText(text)
      setKopiert(true)
    } catch {
      // Not allowed: the text stands above, to be marked by hand.
      setKopiert(false)
    }
  }

  return (
    <p className="mt-1">
      <Knopf art="still" className="-ml-5" onClick={() => void kopiere()}>
        {kopiert ? '✓ kopiert' : 'Inhalt kopieren'}
      </Knopf>
    </p>
  )
}
