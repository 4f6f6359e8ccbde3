'use client'

import type { ComponentProps, ReactNode } from 'react'
import { useState } from 'react'
import type { KonfliktBlatt as Konflikte } from '@/components/konflikt/KonfliktBlatt'
import type { Konfliktanzeige } from '@/components/konflikt/use-konflikte'
import { useKonflikte } from '@/components/konflikt/use-konflikte'
import type { WarteBlatt as Wartende } from '@/components/konflikt/WarteBlatt'
import { NichtVerbunden } from '@/components/rahmen/NichtVerbunden'
import { spaetesBlatt } from '@/components/rahmen/spaetes-blatt'
import { useStille } from '@/components/rahmen/use-stille'
import { klassen } from '@/components/ui/klassen'
import type { SpieltagHier } from '@/lib/client/spieltag/spieltag'
import { textEingabe, textKonflikte, textWartelage, VERLIERBAR } from '@/lib/format/speicherlage'
import { seitenPfad } from '@/lib/sync/weg'
import { WarnZeichen } from './WarnZeichen'

interface Props {
  readonly hier: SpieltagHier
  readonly namen: Readonly<Record<string, string>>
  /** Beside an entry also that everything is saved; where there is no place for it, only what must be said. */
  readonly sagt: 'alles' | 'was-ist' | 'nur-noetiges'
}

const KonfliktBlatt = spaetesBlatt<ComponentProps<typeof Konflikte>>(() =>
  import('@/components/konflikt/KonfliktBlatt').then((m) => m.KonfliktBlatt),
)
const WarteBlatt = spaetesBlatt<ComponentProps<typeof Wartende>>(() =>
  import('@/components/konflikt/WarteBlatt').then((m) => m.WarteBlatt),
)

/**
 * Two short lines that keep their height, whatever they say: whether everything has arrived, what waits on this device and why,
 * what needs a person; and who else is entering, or that nobody can be heard of. What waits and conflicts open their sheets. Who
 * hears the page hears of each save once, when it has arrived.
 */
export function Speicherzeile({ hier, namen, sagt }: Props) {
  const konflikte = useKonflikte(hier)
  const stille = useStille()
  const [wartet, setWartet] = useState(false)
  const { lage } = hier
  // Until then nothing is said that something else would have to be put before.
  const gelesen = lage.art !== 'ungelesen'
  const strittig = konflikte.anzahl > 0
  const text = lage.art === 'wartet' ? textWartelage(lage, hier.gefaehrdet) : null
  const ruhig = !strittig && text === null
  // Through a link a notice of its own says so.
  const getrennt = ruhig && hier.vorbei && hier.weg.art === 'verein'
  if (sagt === 'nur-noetiges' && ruhig && !getrennt && !wartet) return null
  return (
    <>
      <div className="nur-schirm h-7 w-full min-w-0 text-winzig leading-3.5 text-leise lg:flex lg:h-5 lg:items-center lg:gap-2">
        <div role="status" className="min-w-0 lg:flex lg:gap-2">
          {strittig && <Strittig {...konflikte} text={text} gefaehrdet={hier.gefaehrdet} />}
          {text?.wo === '' && <p aria-hidden>{text.was}</p>}
          {text !== null && !strittig && text.wo !== '' && (
            <Schalter onClick={() => setWartet(true)}>
              <Wieviel {...text} /> <Marke dringend={istGefaehrdet(hier)}>{text.warum}</Marke>
            </Schalter>
          )}
          {getrennt && (
            <NichtVerbunden
              weg={hier.weg}
              seite={`${seitenPfad(hier.weg)}/spieltage/${hier.akte.id}`}
            />
          )}
          {ruhig && !getrennt && gelesen && sagt === 'alles' && (
            <p>
              <span aria-hidden>✓ </span>gespeichert
            </p>
          )}
        </div>
        {text === null && !getrennt && gelesen && (
          <p role="status" className="truncate">
            {textEingabe(hier.eingabe)}
            {hier.eingabe.length === 0 && sagt === 'alles' && stille !== '' && (
              <>
                <span className="max-lg:hidden">{stille}</span>
                <span className="lg:hidden">keine Verbindung</span>
              </>
            )}
          </p>
        )}
      </div>
      {/* Outside of the line, whose type is small. */}
      {konflikte.offen && (
        <KonfliktBlatt {...{ hier, namen }} anzeige={konflikte} onZu={konflikte.zu} />
      )}
      {wartet && <WarteBlatt {...{ hier, namen }} onZu={() => setWartet(false)} />}
    </>
  )
}

interface StrittigProps
  extends Pick<Konfliktanzeige, 'anzahl' | 'zeige'>, Pick<SpieltagHier, 'gefaehrdet'> {
  readonly text: ReturnType<typeof textWartelage> | null
}

/** What needs a person, and beneath it what waits besides, or that nothing may be left when somebody decides. */
function Strittig({ anzahl, zeige, text, gefaehrdet }: StrittigProps) {
  const daneben = text ? text.wo && `${text.was}, ${text.warum}` : gefaehrdet && VERLIERBAR
  return (
    <Schalter onClick={zeige}>
      <Marke dringend>{textKonflikte(anzahl)}: ansehen</Marke>
      {daneben && <span className="block truncate">{daneben}</span>}
    </Schalter>
  )
}

/** What is only on its way is no danger. */
function istGefaehrdet({ lage, gefaehrdet }: SpieltagHier): boolean {
  return gefaehrdet && lage.art === 'wartet' && lage.warum !== 'sendet'
}

/** Where there is no room for both the place gives way, never the figure. */
function Wieviel({ wo, was }: ReturnType<typeof textWartelage>) {
  return (
    <span className="flex gap-1">
      <span className="min-w-0 truncate max-[22rem]:sr-only">{wo}</span>{' '}
      <span className="shrink-0">{was}</span>
    </span>
  )
}

interface SchalterProps {
  readonly onClick: () => void
  readonly children: ReactNode
}

/** As low as the lines it stands in, but as tall to a finger as any button. */
function Schalter({ onClick, children }: SchalterProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="relative max-w-full text-left underline decoration-dotted underline-offset-2 after:absolute after:-inset-x-2 after:-inset-y-2.5 lg:flex lg:items-center lg:gap-2"
    >
      {children}
    </button>
  )
}

interface MarkeProps {
  /** Needs a person. */
  readonly dringend: boolean
  readonly children: ReactNode
}

function Marke({ dringend, children }: MarkeProps) {
  return (
    <span
      className={klassen(
        'flex items-center gap-1',
        dringend && '-ml-1 rounded-klein bg-achtung px-1 font-semibold text-achtung',
      )}
    >
      {dringend && <WarnZeichen />}
      <span className="truncate">{children}</span>
    </span>
  )
}
