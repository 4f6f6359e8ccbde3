'use client'

import { useParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Verwerfen } from '@/components/konflikt/Verwerfen'
import { VorgangZeilen } from '@/components/konflikt/VorgangZeilen'
import type { Linkrest } from '@/lib/client/ausgang/freigabe-reste'

const ladeReste = () => import('@/lib/client/ausgang/freigabe-reste')

/** What was entered on this device through a link that has ended, and never arrived: to be read, and copied, or dropped. */
export function LinkReste() {
  const { token } = useParams<{ token: string }>()
  const [reste, setReste] = useState<readonly Linkrest[]>([])
  const [laeuft, setLaeuft] = useState(false)
  useEffect(() => {
    void ladeReste()
      .then(({ listLinkreste }) => listLinkreste(token))
      .then(setReste, () => undefined)
  }, [token])
  if (reste.length === 0) return null

  async function verwirf() {
    setLaeuft(true)
    const { listLinkreste, verwirfLinkreste } = await ladeReste()
    await verwirfLinkreste(reste)
    setReste(await listLinkreste(token))
    setLaeuft(false)
  }

  return (
    <section className="mx-auto grid w-full max-w-xl gap-3" aria-labelledby="reste">
      <h2 id="reste" className="text-gross">
        Auf diesem Gerät geblieben
      </h2>
      <p className="text-leise">
        Das ist nicht mehr angekommen. Wer den Abend führt, kann es nachtragen.
      </p>
      {reste.map(({ wartend, akte, namen }) => (
        <VorgangZeilen key={wartend.op.id} {...{ wartend, akte, namen }} />
      ))}
      <Verwerfen laeuft={laeuft} onVerwerfen={() => void verwirf()} />
    </section>
  )
}
