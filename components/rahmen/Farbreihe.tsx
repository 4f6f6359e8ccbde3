import { Farbe } from '@/components/ui/Farbe'

/** The four suits in their order of trump, as a closing ornament. */
export function Farbreihe() {
  return (
    <div className="flex items-center justify-center gap-3 text-leise" aria-hidden="true">
      <span className="h-px w-10 bg-linie" />
      <Farbe art="kreuz" groesse="0.875rem" />
      <Farbe art="pik" groesse="0.875rem" />
      <Farbe art="herz" groesse="0.875rem" />
      <Farbe art="karo" groesse="0.875rem" />
      <span className="h-px w-10 bg-linie" />
    </div>
  )
}
