import { Meldung } from '@/components/ui/Meldung'

/** The link was withdrawn while a guest was looking. What was entered here and not sent stays on the device. */
export function LinkVorbei() {
  return (
    <div role="alert">
      <Meldung art="hinweis" titel="Dieser Link gilt nicht mehr">
        Hier steht der letzte Stand; Neues kommt nicht mehr an. Am Tisch gibt es einen neuen
        QR-Code.
      </Meldung>
    </div>
  )
}
