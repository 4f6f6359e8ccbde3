import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ANFANG, vorgangAus, wurf } from '../../tests/arbitraries/vorgang'
import { kontext, testId, verein } from '../../tests/builders/verein'
import { tagesaenderungen } from '../domain/op/aenderung'
import { applyAenderungen } from '../domain/op/apply'
import { decide } from '../domain/op/decide'
import type { Op, VereinStand } from '../domain/op/op'
import type { Blattlauf } from './blattlauf'
import { beginneBlatt, setzeBlattFort } from './blattlauf'
import {
  blattFuerGaeste,
  nachrichtFuerGaeste,
  nachtragFuerGaeste,
  personenAmTisch,
  standFuerGaeste,
} from './gast'
import { nachNachtrag } from './saisonblatt'
import type { Stand } from './stand'
import { nachNachricht } from './stand'

const SAISON = testId(10)
/** The words of every objection of these runs. */
const EINGEWANDT = 'nein'

/** Each operation at a moment of its own. */
function nach(stand: VereinStand, op: Op, spaeter = 0) {
  const { jetzt } = kontext()
  const entscheidung = decide(stand, op, kontext({ rolle: 'server', jetzt: jetzt + spaeter }))
  if (!entscheidung.ok) return null
  return { aenderungen: entscheidung.wert, stand: applyAenderungen(stand, entscheidung.wert) }
}

function anfang(): VereinStand {
  const leer: VereinStand = { ...verein(), spieler: [], saisons: [], spieltage: [] }
  return ANFANG.reduce((stand, o) => nach(stand, o)?.stand ?? stand, leer)
}

function blattlauf({ saisons, spieltage, ...rest }: VereinStand): Blattlauf {
  const seine = {
    saisons: saisons.filter((s) => s.id === SAISON),
    spieltage: spieltage.filter((t) => t.saisonId === SAISON),
  }
  return beginneBlatt({ ...rest, ...seine }, { seq: 1 })
}

it('whoever follows by a link sees what a reader by a link reads, and never more', () => {
  let nachrichten = 0
  let gefiltert = 0
  fc.assert(
    fc.property(fc.array(wurf, { minLength: 30, maxLength: 80, size: 'max' }), (wuerfe) => {
      let stand = anfang()
      let blatt = blattlauf(stand)
      wuerfe.forEach((w, i) => {
        const op = vorgangAus(w, stand, i)
        const folge = op && nach(stand, op, i + 1)
        if (!op || !folge) return
        const seq = i + 2
        const weiter = setzeBlattFort(blatt, { seq, aenderungen: folge.aenderungen })
        if (weiter.nachtrag !== null) pruefeBlatt(blatt, weiter.lauf, weiter.nachtrag)
        blatt = weiter.lauf
        const tag = 'spieltagId' in op.daten ? op.daten.spieltagId : ''
        const [davor, danach] = [stand, folge.stand].map((s) =>
          s.spieltage.find((t) => t.id === tag),
        )
        stand = folge.stand
        if (davor === undefined || danach === undefined) return
        const aenderungen = tagesaenderungen(folge.aenderungen, tag)
        const nachricht = { spieltagId: tag, opId: op.id, seq, vorher: seq - 1, aenderungen }
        const seine = nachrichtFuerGaeste(nachricht)
        nachrichten += 1
        if (seine.aenderungen.length < aenderungen.length) gefiltert += 1
        const vorher: Stand = standFuerGaeste({ seq: seq - 1, akte: davor })
        expect(nachNachricht(vorher, seine)).toEqual(standFuerGaeste({ seq, akte: danach }))
        ohneFremdes(JSON.stringify([vorher, seine]))
      })
    }),
    { numRuns: 100 },
  )
  expect(nachrichten).toBeGreaterThan(200)
  expect(gefiltert).toBeGreaterThan(20)
}, 30_000)

function pruefeBlatt(
  davor: Blattlauf,
  danach: Blattlauf,
  nachtrag: Parameters<typeof nachtragFuerGaeste>[0],
): void {
  const vorher = { ...davor.stand, blatt: blattFuerGaeste(davor.stand.blatt) }
  const kader = davor.stand.blatt.saison.spieler
  const neu = nachNachtrag(vorher, nachtragFuerGaeste(nachtrag, kader))
  expect(neu).toEqual({ ...danach.stand, blatt: blattFuerGaeste(danach.stand.blatt) })
  ohneFremdes(JSON.stringify(neu))
  expect(Object.keys(neu?.blatt.namen ?? {}).every((id) => kader.includes(id))).toBe(true)
}

/** No account and no dispute, be it an accepted one: its words stand at the changed game for members only. */
function ohneFremdes(text: string): void {
  expect(text).not.toContain(kontext().konto.id)
  expect(text).not.toContain('"zustand"')
  expect(text).not.toContain(`"grund":"${EINGEWANDT}"`)
}

it('knows whoever sits or sat at a table, and nobody else', () => {
  const runde = (sitze: readonly string[]) => ({ sitze }) as never
  const akte = { runden: [runde(['a', 'b', 'c', 'd']), runde(['a', 'b', 'c', 'e'])] }
  const personen = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id }))
  expect(personenAmTisch(akte, personen).map((p) => p.id)).toEqual(['a', 'b', 'c', 'd', 'e'])
})
