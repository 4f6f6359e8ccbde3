import { Fragment } from 'react'
import { REGEL_IDS } from '@/lib/domain/regelwerk/regel-ids'

const BEKANNT: ReadonlySet<string> = new Set(REGEL_IDS)

/** A rule's text, with every rule it names as a link to that rule on the same page. */
export function RegelVerweise({ text }: { readonly text: string }) {
  return text.split(/([UDBK]-[A-Z]\d*)/).map((teil, i) =>
    BEKANNT.has(teil) ? (
      <a key={i} href={`#${teil}`} className="verweis whitespace-nowrap">
        {teil}
      </a>
    ) : (
      <Fragment key={i}>{teil}</Fragment>
    ),
  )
}
