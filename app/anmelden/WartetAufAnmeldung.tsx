'use client'

import { useWartendeKonten } from '@/components/rahmen/use-wartende-konten'
import { Meldung } from '@/components/ui/Meldung'
import { textWartetAufAnmeldung } from '@/lib/format/wartende-konten'

/** That something on this device waits for its account. `abgelaufen`: a page has led here, not somebody's wish to sign in. */
export function WartetAufAnmeldung({ abgelaufen }: { readonly abgelaufen: boolean }) {
  const konten = useWartendeKonten()
  if (konten.length === 0) return null
  return (
    <Meldung art="hinweis" {...(abgelaufen && { titel: 'Die Anmeldung ist abgelaufen' })}>
      {textWartetAufAnmeldung(konten)}
    </Meldung>
  )
}
