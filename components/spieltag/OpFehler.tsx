import { Meldung } from '@/components/ui/Meldung'

/** Why a change of the Spieltag was not saved. */
export function OpFehler({ fehler }: { readonly fehler: readonly string[] }) {
  if (fehler.length === 0) return null
  return (
    <Meldung art="fehler" titel="Nicht gespeichert">
      {fehler.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Meldung>
  )
}
