'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { neueId } from '@/lib/client/ids'
import type { Einstellungen } from '@/lib/domain/regelwerk/einstellungen'
import { getRegelwerk } from '@/lib/domain/regelwerk/presets'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import { KADER_GROESSE } from '@/lib/domain/regelwerk/regelwerk'
import { fehlerBei, useOp } from './use-op'

/** Name, settings and roster to begin with, from the last season where there is one. */
export interface SaisonVorschlag {
  readonly name: string
  readonly regelwerk: RegelwerkId
  readonly einstellungen: Einstellungen
  readonly kader: readonly string[]
}

/** The form of a new season: its values, its faults, and how it is saved. */
export function useSaisonNeu(p: { readonly verein: string; readonly vorschlag: SaisonVorschlag }) {
  const router = useRouter()
  const { stand, sende } = useOp(p.verein)
  const [name, setName] = useState(p.vorschlag.name)
  const [regelwerk, setRegelwerk] = useState(p.vorschlag.regelwerk)
  const [einstellungen, setEinstellungen] = useState(p.vorschlag.einstellungen)
  const [kader, setKader] = useState(p.vorschlag.kader)
  const [geprueft, setGeprueft] = useState(false)
  const [versuch, setVersuch] = useState(0)
  // One season per form, however often it is sent.
  const id = useRef<string | null>(null)
  const fehlen = KADER_GROESSE.von - kader.length
  const nameFehlt = name.trim() === ''

  async function speichere() {
    setGeprueft(true)
    if (nameFehlt || fehlen > 0) return setVersuch((n) => n + 1)
    id.current ??= neueId()
    const saisonId = id.current
    const { verein } = p
    const daten = { saisonId, name: name.trim(), regelwerk, einstellungen, spieler: [...kader] }
    if (await sende('saison-anlegen', 0, daten)) router.push(`/v/${verein}/saison/${saisonId}`)
    else setVersuch((n) => n + 1)
  }
  return {
    stand,
    /** How often saving has failed. */
    versuch,
    name,
    setName,
    regelwerk,
    /** Another rule book comes with its own settings, that of the last season with those of then. */
    setRegelwerk: (neu: RegelwerkId) => {
      const { vorschlag } = p
      setRegelwerk(neu)
      setEinstellungen(
        neu === vorschlag.regelwerk ? vorschlag.einstellungen : getRegelwerk(neu).standard,
      )
    },
    einstellungen,
    setEinstellungen,
    kader,
    setKader,
    speichere,
    fehlerName:
      geprueft && nameFehlt
        ? 'Der Saison einen Namen geben, etwa das Jahr.'
        : fehlerBei(stand, 'name'),
    fehlerKader:
      geprueft && fehlen > 0
        ? `Noch ${fehlen} dazunehmen: eine Saison braucht mindestens ${KADER_GROESSE.von} Spieler.`
        : fehlerBei(stand, 'spieler'),
  }
}
