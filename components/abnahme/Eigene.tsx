import { Knopf } from '@/components/ui/Knopf'

interface Props {
  readonly name: string
  /** Enough have confirmed: one more may, quietly. */
  readonly nachrangig: boolean
  readonly laeuft: boolean
  readonly onBestaetigen: () => void
}

/** The reader's own word, in one tap. */
export function Eigene({ name, nachrangig, laeuft, onBestaetigen }: Props) {
  return (
    <Knopf
      art={nachrangig ? 'neben' : 'haupt'}
      laedt={laeuft}
      onClick={onBestaetigen}
      className="justify-self-start max-sm:w-full"
    >
      <span className="min-w-0 wrap-anywhere">Stimmt so ({name})</span>
    </Knopf>
  )
}
