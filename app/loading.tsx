import { Geruest } from '@/components/ui/Geruest'

export default function Laden() {
  return (
    <main className="mx-auto max-w-4xl px-4 py-16 sm:px-6">
      <Geruest />
    </main>
  )
}
