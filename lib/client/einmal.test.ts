import { expect, test } from 'vitest'
import { einmalZugleich } from './einmal'

/** Work whose end the test decides. */
function arbeit() {
  const laeufe: { readonly fertig: () => void; readonly scheitere: () => void }[] = []
  const lauf = einmalZugleich(
    () =>
      new Promise<void>((fertig, scheitere) => {
        laeufe.push({ fertig, scheitere: () => scheitere(new Error('gescheitert')) })
      }),
  )
  return { laeufe, lauf }
}

const weiter = () => new Promise((bald) => setTimeout(bald))

test('runs once more after it was asked for meanwhile, however often', async () => {
  const { laeufe, lauf } = arbeit()
  for (let i = 0; i < 4; i++) void lauf()
  expect(laeufe).toHaveLength(1)
  laeufe[0]?.fertig()
  await weiter()
  expect(laeufe).toHaveLength(2)
  laeufe[1]?.fertig()
  await weiter()
  expect(laeufe).toHaveLength(2)
  void lauf()
  expect(laeufe).toHaveLength(3)
})

test('runs again after it has failed', async () => {
  const { laeufe, lauf } = arbeit()
  const erster = lauf()
  laeufe[0]?.scheitere()
  await expect(erster).rejects.toThrow('gescheitert')
  void lauf()
  expect(laeufe).toHaveLength(2)
})
