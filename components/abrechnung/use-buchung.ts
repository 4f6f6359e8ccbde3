'use client'

import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { fehlerBei, useOp } from '@/components/verwaltung/use-op'
import { neueId } from '@/lib/client/ids'
import type { Buchungsart } from '@/lib/domain/kasse/buchung'
import { BUCHUNG_CENT } from '@/lib/domain/kasse/buchung'
import { parseCent } from '@/lib/format/geld'
import { BUCHUNG_FEHLT } from '@/lib/format/kasse'

interface Angaben {
  readonly art: Buchungsart
  readonly betrag: string
  readonly zweck: string
  readonly datum: string
  /** Empty for nobody. */
  readonly spielerId: string
}

type Feldname = Exclude<keyof typeof BUCHUNG_FEHLT, 'grund'>

/** A booking while it is typed. It keeps its id while the sheet is open, so that a second press makes no second one. */
export function useBuchung(
  { verein, saisonId, heute }: { verein: string; saisonId: string; heute: string },
  onFertig: () => void,
) {
  const { stand, sende } = useOp(verein)
  const [angaben, setAngaben] = useState<Angaben>({
    ...{ art: 'einzahlung', betrag: '', zweck: '', datum: heute, spielerId: '' },
  })
  const [fehlende, setFehlende] = useState<readonly Feldname[]>([])
  const id = useRef<string | null>(null)

  async function buche(e: FormEvent<HTMLFormElement>) {
    e.preventDefault()
    const formular = e.currentTarget
    const fehlt = fehlendeIn(angaben)
    setFehlende(fehlt)
    const cent = parseCent(angaben.betrag)
    if (fehlt.length > 0 || cent === null) return geheZumFehler(formular)
    const { art, datum, spielerId } = angaben
    id.current ??= neueId()
    const daten = { saisonId, buchungId: id.current, art, cent, zweck: angaben.zweck.trim(), datum }
    const gebucht = await sende('buchung-eintragen', 0, { ...daten, spielerId: spielerId || null })
    if (gebucht) onFertig()
    else geheZumFehler(formular)
  }

  return {
    angaben,
    stand,
    buche,
    setze: (neu: Partial<Angaben>) => setAngaben((alt) => ({ ...alt, ...neu })),
    fehler: (feld: Feldname) =>
      fehlende.includes(feld) ? BUCHUNG_FEHLT[feld] : fehlerBei(stand, feld),
  }
}

function fehlendeIn({ betrag, zweck, datum }: Angaben): readonly Feldname[] {
  const cent = parseCent(betrag)
  const ohneBetrag = cent === null || cent < BUCHUNG_CENT.von || cent > BUCHUNG_CENT.bis
  return [
    ...(ohneBetrag ? (['cent'] as const) : []),
    ...(zweck.trim() === '' ? (['zweck'] as const) : []),
    ...(datum === '' ? (['datum'] as const) : []),
  ]
}

/** Once the fields say what is wrong, the first of them is gone to. */
function geheZumFehler(formular: HTMLFormElement) {
  requestAnimationFrame(() => formular.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
}
