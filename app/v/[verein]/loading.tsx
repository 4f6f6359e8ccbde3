import { Geruest } from '@/components/ui/Geruest'

export default function Laden() {
  return <Geruest zeilen={8} />
}
