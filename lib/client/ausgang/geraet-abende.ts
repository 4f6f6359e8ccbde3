import type { Wartend } from '@/lib/sync/ausgang'
import type { Stand } from '@/lib/sync/stand'
import { neuererStand } from '@/lib/sync/stand'
import { listAusgang } from './geraet'
import type { Abendort, AbgelegterAbend, GemerkterAbend, Umgebung } from './geraet-db'
import {
  alsGemerkt,
  getGeraetDb,
  istNeuer,
  liesAbend,
  mitFrist,
  mitVorgang,
  schluesselVon,
} from './geraet-db'

/** How long an evening that nobody looked at is kept. */
const HALTBAR_MS = 60 * 24 * 60 * 60 * 1000

/** Keeps an evening that is being looked at, with all that its page needs. Throws when it could not be stored. */
export async function merkeAbend(
  ort: Abendort,
  { stand, umgebung }: { readonly stand: Stand; readonly umgebung: Umgebung | null },
): Promise<void> {
  await mitVorgang('abende', async (abende) => {
    const abgelegt = await abende.get(schluesselVon(ort))
    if (istNeuer(abgelegt)) return
    const bisher = liesAbend(abgelegt)
    const neu = alsGemerkt(ort, bisher ? neuererStand(bisher.stand, stand) : stand, bisher)
    const gesehen: GemerkterAbend = {
      ...neu,
      umgebung: umgebung ?? neu.umgebung,
      gesehen: Date.now(),
    }
    await abende.put(gesehen)
  })
}

/** The evenings that were opened on this device, the latest first. */
export async function listAbende(): Promise<readonly GemerkterAbend[]> {
  const db = await getGeraetDb()
  const abende = await mitFrist(db.getAll('abende'))
  const lesbare = abende.map(liesAbend).filter((a) => a !== null)
  return lesbare.sort((a, b) => b.gesehen - a.gesehen)
}

/** The evening of an address, or undefined when this device does not hold it. */
export async function findGemerktenAbend(
  ort: Pick<Abendort, 'weg' | 'spieltagId'>,
): Promise<GemerkterAbend | undefined> {
  const db = await getGeraetDb()
  const schluessel = schluesselVon({ ...ort, kontoId: null })
  return liesAbend(await mitFrist(db.get('abende', schluessel))) ?? undefined
}

/** Clears away evenings that nobody looked at for a long time and of which all was sent. */
export async function raeumeAuf(jetzt: number, haltbarMs = HALTBAR_MS): Promise<void> {
  const alt = ({ gesehen = jetzt }: AbgelegterAbend) => gesehen < jetzt - haltbarMs
  await loescheAbende(alt, await listAusgang())
}

/** Clears away what other accounts have seen than the one that is signed in; evenings of links stay. */
export async function vergissAndere(kontoId: string): Promise<void> {
  await loescheAbende((abend) => (abend.kontoId ?? kontoId) !== kontoId, [])
}

/** Clears away what an account has seen; what it has not sent stays for when it signs in again. */
export async function vergissKonto(kontoId: string): Promise<void> {
  await loescheAbende((abend) => abend.kontoId === kontoId, [])
}

async function loescheAbende(
  welche: (abend: AbgelegterAbend) => boolean,
  wartende: readonly Wartend[],
): Promise<void> {
  const behalten = new Set(wartende.map((w) => w.spieltagId))
  await mitVorgang('abende', async (abende) => {
    for (const a of await abende.getAll())
      if (welche(a) && !behalten.has(a.spieltagId ?? '')) await abende.delete(a.schluessel)
  })
}
