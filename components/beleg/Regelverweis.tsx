import { Verweis } from '@/components/ui/Verweis'
import type { RegelId } from '@/lib/domain/regelwerk/regel-ids'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import { textRegel } from '@/lib/format/regel'

interface Props {
  readonly regel: RegelId
  /** Whose rule it is. */
  readonly regelwerk: RegelwerkId
}

/** The rule of a line, as a quiet link into the rules page. */
export function Regelverweis({ regel, regelwerk }: Props) {
  return (
    <Verweis
      href={`/regeln/${regelwerk}#${regel}`}

      title={textRegel(regel, regelwerk).titel}
      className="inline-flex min-h-6 items-center text-klein whitespace-nowrap text-leise underline decoration-linie underline-offset-4 hover:text-gruen"
    >
      {regel}
      <span className="sr-only">: {textRegel(regel, regelwerk).titel}</span>
    </Verweis>
  )
}
