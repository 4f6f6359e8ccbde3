import type { ReactNode } from 'react'
import { EinspruchZeichen } from '@/components/einspruch/EinspruchZeichen'
import { getRegelwerk } from '@/lib/domain/regelwerk/presets'
import type { RegelwerkId } from '@/lib/domain/regelwerk/regelwerk'
import { worteVon } from '@/lib/format/worte'

/** The marks of the score sheet as a list: for a phone, where the evening has no room for them. */
export function Zeichenerklaerung({ regelwerk }: { readonly regelwerk: RegelwerkId }) {
  const { kuerzeichen, kuersolo, kuersoli } = worteVon(regelwerk)
  const { pflicht } = getRegelwerk(regelwerk).soli
  return (
    <section aria-labelledby="zeichen" className="mt-2 grid gap-1.5 border-t border-linie pt-3">
      <h3 id="zeichen" className="text-grund font-semibold">
        Zeichen der Liste
      </h3>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-klein">
        <Zeile zeichen="●">war Re</Zeile>
        {pflicht && (
          <>
            <Zeile zeichen={<b className="underline underline-offset-2">S</b>}>
              spielte sein Pflichtsolo
            </Zeile>
            <Zeile zeichen={<b>{kuerzeichen}</b>}>spielte ein {kuersolo}</Zeile>
          </>
        )}
        <Zeile zeichen="–">setzte aus</Zeile>
        <Zeile
          zeichen={
            <span className="rounded-klein border border-rand px-0.5 text-winzig leading-none">
              G
            </span>
          }
        >
          war Geber
        </Zeile>
        <Zeile zeichen={<EinspruchZeichen className="inline size-3" />}>Einspruch ist offen</Zeile>
        {pflicht && (
          <>
            <Zeile zeichen="S offen">oben: Pflichtsolo noch zu spielen</Zeile>
            <Zeile zeichen="S ✓">oben: Pflichtsolo gespielt</Zeile>
            <Zeile zeichen={`${kuerzeichen}2`}>oben: schon zwei {kuersoli}</Zeile>
          </>
        )}
      </dl>
    </section>
  )
}

function Zeile(props: { readonly zeichen: ReactNode; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-tinte">{props.zeichen}</dt>
      <dd className="text-leise">{props.children}</dd>
    </>
  )
}
