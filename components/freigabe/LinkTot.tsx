import { Leer } from '@/components/ui/Leer'

/** What whoever holds a link sees that opens nothing: never did, or does no more. It does not say which. */
export function LinkTot() {
  return (
    <div className="mx-auto w-full max-w-xl">
      <Leer titel={<h1>Hier ist nichts mehr offen</h1>} farbe="karo">
        <p>
          Der Abend ist vorbei, oder der Link wurde zurückgezogen. Am Tisch gibt es einen neuen
          QR-Code.
        </p>
        <p>Von Hand abgetippt? Dann die Adresse noch einmal vergleichen.</p>
      </Leer>
    </div>
  )
}
