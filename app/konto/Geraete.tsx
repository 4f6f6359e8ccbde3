'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Knopf } from '@/components/ui/Knopf'
import { Meldung } from '@/components/ui/Meldung'
import { sende } from '@/lib/client/senden'
import { formatZeitpunkt } from '@/lib/format/zeitpunkt'

interface Sitzung {
  readonly id: string
  readonly geraet: string
  readonly erstelltAm: number
  readonly zuletztAm: number
  readonly dieses: boolean
}

/** Where the account is signed in; every other device can be signed out from here. */
export function Geraete({ sitzungen }: { readonly sitzungen: readonly Sitzung[] }) {
  const router = useRouter()
  const [laedt, setLaedt] = useState<string | null>(null)
  const [fehler, setFehler] = useState<string | null>(null)

  async function meldeAb(sitzungId: string) {
    setLaedt(sitzungId)
    const antwort = await sende('/api/v1/konto/sitzungen/widerrufen', { sitzungId })
    setLaedt(null)
    setFehler(antwort.ok ? null : antwort.fehler.map((f) => f.text).join(' '))
    if (antwort.ok) router.refresh()
  }

  return (
    <>
      {fehler && <Meldung art="fehler">{fehler}</Meldung>}
      <ul>
        {sitzungen.map((s) => (
          <li
            key={s.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-linie py-3 last:border-0"
          >
            <div className="min-w-0">
              <p className="font-semibold">
                {s.geraet}
                {s.dieses && (
                  <span className="ml-2 rounded-klein bg-gruen-hell px-2 py-0.5 text-klein text-gruen">
                    dieses Gerät
                  </span>
                )}
              </p>
              <p className="text-klein text-leise">
                zuletzt {formatZeitpunkt(s.zuletztAm)}, angemeldet {formatZeitpunkt(s.erstelltAm)}
              </p>
            </div>
            {!s.dieses && (
              <Knopf
                art="neben"
                laedt={laedt === s.id}
                onClick={() => meldeAb(s.id)}
                aria-label={`${s.geraet} abmelden`}
              >
                Abmelden
              </Knopf>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
