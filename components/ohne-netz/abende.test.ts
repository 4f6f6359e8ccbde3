import { describe, expect, test } from 'vitest'
import { findTischlage } from '@/components/spieltag/tisch-anfang'
import type { AbendOp, Wartend } from '@/lib/sync/ausgang'
import { FUENF, solo } from '@/tests/builders/runde'
import { abend } from '@/tests/builders/spieltag'
import type { AbendHier } from './abende'
import { findAnfang, zaehleReste } from './abende'

const WEG = { art: 'verein', kurz: 'kreuzdame' } as const
// Anna deals and sits out, Clara loses a solo by choice after her duty: Bernd deals, and she has to repeat it.
const KUERSOLO_VERLOREN = [solo('Clara'), solo('Clara', 'verloren', 'solo-buben')]

/** The evening that a device holds: so many of its games came from the server, the others wait. */
function hier(vomServer: number, p: Partial<AbendHier> = {}): AbendHier {
  const spiele = [...KUERSOLO_VERLOREN, solo('Clara', 'gewonnen', 'solo-buben')]
  const alle = abend({ spieler: FUENF, spiele })
  const runden = alle.runden.map((r) => ({ ...r, spiele: r.spiele.slice(0, vomServer) }))
  return {
    ...{
      weg: WEG,
      stand: { seq: 1, akte: { ...alle, runden } },
      konto: { id: 'anna', name: 'Anna' },
    },
    ...{ verein: 'Kreuzdame', personen: [], kader: [], darfSchreiben: true, ich: null },
    ...{ standVon: null, saison: null, ...p },
    wartende: (alle.runden[0]?.spiele ?? [])
      .slice(vomServer)
      .map(({ id, rundeId, position, spiel, besetzung }, i) =>
        wartend(i + 1, {
          ...{ id: `op-${id}`, art: 'spiel-eintragen', basis: 0 },
          daten: {
            ...{ spieltagId: alle.id, rundeId, spielId: id, position },
            ...{ spiel: { ...spiel }, besetzung: [...besetzung] },
          },
        }),
      ),
  }
}

function wartend(nummer: number, op: AbendOp): Wartend {
  return {
    ...{ fassung: 1, nummer, op, weg: WEG, spieltagId: 'abend', kontoId: 'anna' },
    ...{ erfasstVon: 'Anna', zeit: 0 },
  }
}

describe('the coming game without a network', () => {
  test('comes after the games that only this device has', () => {
    const [mitAllen, vomServer, nurHier] = [hier(3), hier(2), hier(0)].map((a) => findAnfang(a, 1))
    expect(nurHier).toEqual(mitAllen)
    // The repeat was the third game, and waits: it is not forced once more.
    const ohneWartende = findTischlage(hier(2).stand.akte, 1)
    expect(ohneWartende?.vorgabe).toEqual({ art: 'solo-buben', spieler: 'Clara' })
    expect(vomServer?.vorgabe).toBeNull()
  })

  test('is not offered to those who may only look', () => {
    expect(findAnfang(hier(0, { darfSchreiben: false }), 1)).toBeNull()
  })
})

test('what the server has taken waits no more; what it refused is to be decided', () => {
  const [eins, zwei, drei] = hier(0).wartende
  if (!eins || !zwei || !drei) throw new Error('three wait')
  const absage = { code: 'veraltet', fehler: [] } as const
  const wartende = [{ ...eins, seq: 4 }, { ...zwei, absage }, drei]
  expect(zaehleReste({ wartende })).toEqual({ wartet: 1, beiseite: 1 })
})
