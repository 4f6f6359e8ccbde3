import { getDienst } from './dienst'
import { zaehleFremde } from './fremde'
import { vergissTokens } from '@/lib/client/freigabe'
import { vergissKonto } from './geraet-abende'

/** How many changes of an account wait on this device for the server or for a person. */
export async function zaehleUngesendete(kontoId: string): Promise<number> {
  const wartende = await getDienst(kontoId).ablage.listWartende()
  const meine = wartende.filter((w) => w.kontoId === kontoId && w.seq === undefined)
  return meine.length + (await zaehleFremde(kontoId).catch(() => 0))
}

/** Clears away what an account has seen on this device; what it has not sent stays for when it signs in again. */
export async function raeumeKonto(kontoId: string): Promise<void> {
  vergissTokens()
  // Where nothing can be stored there is nothing to clear.
  await vergissKonto(kontoId).catch(() => undefined)
}
