'use client'

import type { ChangeEvent, DragEvent } from 'react'
import { useId, useState } from 'react'
import { Farbe } from '@/components/ui/Farbe'

interface Props {
  readonly onText: (text: string, name: string) => void
  readonly onUnlesbar: () => void
}

/** A file by choosing or dropping. The whole area is the label of a native file field. */
export function Dateiwahl({ onText, onUnlesbar }: Props) {
  const id = useId()
  const [darueber, setDarueber] = useState(false)
  async function lies(datei: File | undefined) {
    if (datei === undefined) return
    try {
      const bytes = await datei.arrayBuffer()
      onText(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes), datei.name)
    } catch {
      onUnlesbar()
    }
  }
  function waehle(e: ChangeEvent<HTMLInputElement>) {
    void lies(e.target.files?.[0])
    // The same file, mended meanwhile, can be chosen again.
    e.target.value = ''
  }
  function lasseFallen(e: DragEvent) {
    e.preventDefault()
    setDarueber(false)
    void lies(e.dataTransfer.files[0])
  }
  return (
    <label
      htmlFor={id}
      onDragOver={(e) => {
        e.preventDefault()
        setDarueber(true)
      }}
      onDragLeave={() => setDarueber(false)}
      onDrop={lasseFallen}
      className={`rounded-karte has-focus-visible:outline-gruen relative grid cursor-pointer justify-items-center gap-2 border-2 border-dashed px-6 py-10 text-center transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ${
        darueber ? 'border-gruen bg-gruen-hell' : 'border-rand bg-flaeche hover:bg-vertieft'
      }`}
    >
      <Farbe art="karo" groesse="2rem" />
      <span className="text-gross font-semibold">Saisondatei wählen</span>
      <span className="text-leise">oder hierher ziehen, Endung .json</span>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        onChange={waehle}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
    </label>
  )
}
