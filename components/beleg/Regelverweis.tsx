import Link from 'next/link'
import type { RegelId } from '@/lib/domain/regelwerk/regel-ids'
import { textRegel } from '@/lib/format/regel'

/** The rule of a line, as a quiet link into the rules page. */
export function Regelverweis({ regel }: { readonly regel: RegelId }) {
  return (
    <Link
      href={`/regeln/urexweiler#${regel}`}
      prefetch={false}
      title={textRegel(regel).titel}
      className="inline-flex min-h-6 items-center text-klein whitespace-nowrap text-leise underline decoration-linie underline-offset-4 hover:text-gruen"
    >
      {regel}
      <span className="sr-only">: {textRegel(regel).titel}</span>
    </Link>
  )
}
