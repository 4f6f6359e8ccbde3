'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { Einstellungen } from '@/lib/domain/regelwerk/einstellungen'
import { geaenderteEinstellungen } from '@/lib/domain/saison/geltung'
import type { SaisonAkte } from '@/lib/domain/verein/verein'
import type { SaisonWunsch } from './saison-vorschau'
import type { OpStand } from './use-op'
import { useOp } from './use-op'
import type { VorschauStand } from './use-saison-vorschau'
import { useSaisonVorschau } from './use-saison-vorschau'

/**
 * The course of a change: name and settings, for settings a look at what they do, then the operation or nothing. The look
 * is taken again just before applying: what is applied is what was seen.
 */
export function useSaisonAendern(verein: string, saison: SaisonAkte) {
  const router = useRouter()
  const op = useOp(verein)
  const vorschau = useSaisonVorschau({ verein, saisonId: saison.id })
  // What the season says as far as this form knows; its own saving makes the next version.
  const [bekannt, setBekannt] = useState<SaisonWunsch>(wunschAus(saison))
  const [form, setForm] = useState({ name: saison.name, einstellungen: saison.einstellungen })
  /** Counts what ended: for the focus to follow. */
  const [ende, setEnde] = useState({ fehler: 0, zurueck: 0, gespeichert: false })
  const [wendetAn, setWendetAn] = useState(false)
  const wunsch: SaisonWunsch = { ...form, name: form.name.trim(), basis: bekannt.basis }

  function beginneNeu() {
    vorschau.verwirf()
    op.vergiss()
    setEnde((e) => ({ ...e, gespeichert: false }))
  }
  function meldeFehler() {
    setEnde((e) => ({ ...e, fehler: e.fehler + 1 }))
  }
  async function speichere() {
    const { basis, ...daten } = wunsch
    if (await op.sende('saison-aendern', basis, { ...daten, saisonId: saison.id })) {
      setBekannt({ ...wunsch, basis: basis + 1 })
      vorschau.verwirf()
      setEnde((e) => ({ ...e, zurueck: e.zurueck + 1, gespeichert: true }))
      router.refresh()
    } else {
      meldeFehler()
    }
  }
  return {
    form,
    regelwerk: saison.regelwerk,
    ende,
    vorschau: vorschau.stand,
    opStand: opStandAus(vorschau.stand) ?? op.stand,
    laeuft: wendetAn || op.stand.laeuft,
    brauchtVorschau: geaenderteEinstellungen(bekannt.einstellungen, form.einstellungen).length > 0,
    setName: (name: string) => setForm({ ...form, name }),
    setEinstellungen: (einstellungen: Einstellungen) => {
      setForm({ ...form, einstellungen })
      beginneNeu()
    },
    speichere,
    zeigeVorschau: async () => {
      beginneNeu()
      if (!(await vorschau.zeige(wunsch))) meldeFehler()
    },
    wendeAn: async () => {
      if (vorschau.stand.art !== 'da' || wendetAn) return
      setWendetAn(true)
      // An operation without an answer may have arrived: only the same can be sent again.
      if (op.stand.ohneAntwort || (await vorschau.haelt(wunsch, vorschau.stand.vorschau)))
        await speichere()
      setWendetAn(false)
    },
    verwirf: () => {
      beginneNeu()
      setForm({ name: bekannt.name, einstellungen: bekannt.einstellungen })
      setEnde((e) => ({ ...e, zurueck: e.zurueck + 1 }))
    },
  }
}

function wunschAus({ version, name, einstellungen }: SaisonAkte): SaisonWunsch {
  return { basis: version, name, einstellungen }
}

/** A refused look as the form shows a refused operation. */
function opStandAus(stand: VorschauStand): OpStand | null {
  if (stand.art !== 'abgelehnt') return null
  return { laeuft: false, ohneAntwort: false, fehler: stand.fehler, veraltet: stand.veraltet }
}
