import { useWartendeKonten } from '@/components/rahmen/use-wartende-konten'
import type { SpieltagHier } from '@/lib/client/spieltag/spieltag'
import { textAnderesKonto } from '@/lib/format/wartende-konten'
import { LEISTE } from './KommendeHinweise'
import { WarnZeichen } from './WarnZeichen'

/** What another account has entered on this device and not sent: it is in no list here, and goes out under no other. */
export function AnderesKonto({ hier }: { readonly hier: Pick<SpieltagHier, 'akte' | 'kontoId'> }) {
  const konten = useWartendeKonten(hier.akte.id).filter((k) => k.kontoId !== hier.kontoId)
  if (konten.length === 0) return null
  return (
    <p data-hinweis="lang" role="status" className={`nur-schirm ${LEISTE}`}>
      <WarnZeichen />
      <span className="min-w-0">{textAnderesKonto(konten)}</span>
    </p>
  )
}
