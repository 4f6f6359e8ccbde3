import { useWartendeKonten } from '@/components/rahmen/use-wartende-konten'
import type { SpieltagHier } from '@/lib/client/spieltag/spieltag'
import { textAnderesKonto } from '@/lib/format/wartende-konten'
import { WarnZeichen } from './WarnZeichen'

/** What another account has entered on this device and not sent: it is in no list here, and goes out under no other. */
export function AnderesKonto({ hier }: { readonly hier: Pick<SpieltagHier, 'akte' | 'kontoId'> }) {
  const konten = useWartendeKonten(hier.akte.id).filter((k) => k.kontoId !== hier.kontoId)
  if (konten.length === 0) return null
  return (
    <p
      role="status"
      className="nur-schirm flex items-center gap-2 rounded-karte bg-achtung px-3 py-1.5 text-klein font-semibold text-achtung"
    >
      <WarnZeichen />
      <span className="min-w-0">{textAnderesKonto(konten)}</span>
    </p>
  )
}
