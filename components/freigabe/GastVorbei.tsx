import { Meldung } from '@/components/ui/Meldung'

/** The evening was closed while a guest was looking: the games stay on the screen until the page is left. */
export function GastVorbei() {
  return (
    <Meldung art="hinweis" titel="Der Abend ist vorbei">
      Der Endstand steht unten. Mit dem Abend endet auch dieser Link: Beim nächsten Öffnen geht er
      nicht mehr.
    </Meldung>
  )
}
