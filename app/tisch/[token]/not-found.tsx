import { LinkTot } from '@/components/freigabe/LinkTot'
import { LinkReste } from '@/components/freigabe/LinkReste'

export default function NichtGefunden() {
  return (
    <div className="grid gap-6">
      <LinkTot />
      <LinkReste />
    </div>
  )
}
