'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Blatt } from '@/components/ui/Blatt'
import { Karte } from '@/components/ui/Karte'
import { Leer } from '@/components/ui/Leer'
import { Meldung } from '@/components/ui/Meldung'
import type { SpielerAkte } from '@/lib/domain/verein/verein'
import { ErstMitglied } from './ErstMitglied'
import { NeuerSpieler } from './NeuerSpieler'
import { SpielerAnonymisieren } from './SpielerAnonymisieren'
import { SpielerListe } from './SpielerListe'
import { SpielerUmbenennen } from './SpielerUmbenennen'

/** What must be known before a name is taken out. */
export interface Tilgung {
  /** Names of the members who play as somebody, by player. */
  readonly verknuepfte: Readonly<Record<string, string>>
  /** Players whose names stay in old entries of the protocol. */
  readonly unversiegelte: readonly string[]
}

interface Props {
  readonly verein: string
  readonly spieler: readonly SpielerAkte[]
  readonly darfUmbenennen: boolean
  /** `null` where the reader may not anonymise. */
  readonly tilgung: Tilgung | null
}

type Offen = { readonly blatt: 'aendern' | 'anonymisieren'; readonly id: string } | null

/** Players and guests: add, rename, take a name out. Nobody is deleted, their evenings stay. */
export function SpielerVerwaltung(props: Props) {
  const { verein, spieler, darfUmbenennen } = props
  const router = useRouter()
  const [offen, setOffen] = useState<Offen>(null)
  const [angelegt, setAngelegt] = useState<string | null>(null)
  const [getilgt, setGetilgt] = useState(false)
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
      {getilgt ? <Meldung art="gut">Der Name ist gelöscht.</Meldung> : null}
      {spieler.length === 0 ? (
        <Leer titel="Noch keine Spieler" farbe="herz">
          <p>Ein Abend braucht mindestens vier.</p>
        </Leer>
      ) : (
        <SpielerListe
          spieler={spieler}
          onAendern={
            darfUmbenennen
              ? (id) => {
                  setGetilgt(false)
                  setOffen({ blatt: 'aendern', id })
                }
              : null
          }
        />
      )}
      <section aria-labelledby="spieler-neu" className="grid gap-3">
        <h2 id="spieler-neu" className="text-gross">
          {darfUmbenennen ? 'Spieler hinzufügen' : 'Gast hinzufügen'}
        </h2>
        <Karte>
          <NeuerSpieler
            verein={verein}
            art={darfUmbenennen ? 'frei' : 'nur-gast'}
            onAngelegt={({ name }) => {
              setAngelegt(name)
              router.refresh()
            }}
          />
        </Karte>
        {angelegt === null ? null : (
          <Meldung art="gut">{angelegt} steht jetzt in der Liste.</Meldung>
        )}
      </section>
      <Blaetter {...props} offen={offen} onWahl={setOffen} onAnonym={() => setGetilgt(true)} />
    </div>
  )
}

interface BlaetterProps extends Props {
  readonly offen: Offen
  readonly onWahl: (offen: Offen) => void
  readonly onAnonym: () => void
}

function Blaetter({ verein, spieler, tilgung, offen, onWahl, onAnonym }: BlaetterProps) {
  const zu = () => onWahl(null)
  const wer = spieler.find((s) => s.id === offen?.id)
  if (offen === null || wer === undefined) return null
  if (offen.blatt === 'aendern') {
    return (
      <Blatt offen titel={`${wer.name} ändern`} onZu={zu}>
        <SpielerUmbenennen
          verein={verein}
          spieler={wer}
          onFertig={zu}
          onAnonymisieren={tilgung && (() => onWahl({ blatt: 'anonymisieren', id: wer.id }))}
        />
      </Blatt>
    )
  }
  const mitglied = tilgung?.verknuepfte[wer.id]
  return (
    <Blatt offen titel="Anonymisieren" onZu={zu}>
      {mitglied === undefined ? (
        <SpielerAnonymisieren
          verein={verein}
          spieler={wer}
          unversiegelt={tilgung?.unversiegelte.includes(wer.id) ?? false}
          onZu={zu}
          onFertig={() => {
            zu()
            onAnonym()
          }}
        />
      ) : (
        <ErstMitglied
          name={wer.name}
          mitglied={mitglied}
          href={`/v/${verein}/verwaltung/mitglieder`}
        />
      )}
    </Blatt>
  )
}
