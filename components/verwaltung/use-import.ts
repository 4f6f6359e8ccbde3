'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { neueId } from '@/lib/client/ids'
import type { Pruefung } from './import-ablauf'
import { pruefeDatei } from './import-ablauf'
import { useOp } from './use-op'

/** How far the import has come. */
export type ImportStand = Pruefung | { readonly art: 'leer' | 'prueft' | 'unlesbar' }

/** The course of an import: a text, its check by the server, the operation. */
export function useImport(verein: string) {
  const router = useRouter()
  const op = useOp(verein)
  const [text, setText] = useState('')
  /** Name of the file, `null` when its content was pasted. */
  const [quelle, setQuelle] = useState<string | null>(null)
  const [stand, setStand] = useState<ImportStand>({ art: 'leer' })
  // One season per checked text, however often it is sent.
  const saisonId = useRef('')

  async function pruefe(neu: string, name: string | null) {
    setText(neu)
    setQuelle(name)
    setStand({ art: 'prueft' })
    op.vergiss()
    saisonId.current = neueId()
    setStand(await pruefeDatei(verein, neu))
  }
  async function uebernimm(datei: unknown) {
    const daten = { saisonId: saisonId.current, datei }
    if (await op.sende('saison-importieren', 0, daten)) {
      router.push(`/v/${verein}/saison/${daten.saisonId}`)
    }
  }
  return {
    text,
    quelle,
    stand,
    opStand: op.stand,
    pruefe,
    uebernimm,
    fuegeEin: (neu: string) => {
      setText(neu)
      setQuelle(null)
    },
    meldeUnlesbar: () => setStand({ art: 'unlesbar' }),
    verwirf: () => {
      setStand({ art: 'leer' })
      op.vergiss()
    },
  }
}
