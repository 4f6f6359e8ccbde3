import { Strich } from '@/components/ui/Strich'
import { Zahl } from '@/components/ui/Zahl'
import type { GepruefteZeile } from '@/lib/domain/spieltag/papier-zeile'
import type { PapierWorte } from '@/lib/format/papier'
import { textSpielnummer } from '@/lib/format/papier'

interface Props {
  readonly zeile: GepruefteZeile
  readonly worte: PapierWorte
}

/** A row of the paper beside the app's, player by player. */
export function Unterschiede({ zeile, worte }: Props) {
  const wo = textSpielnummer(zeile.nummer, worte.spiele)
  return (
    <table className="w-full">
      <caption className="mb-1 text-left text-klein text-leise">
        Stände nach {wo}
        {zeile.spiel !== zeile.nummer &&
          `, verglichen mit ${textSpielnummer(zeile.spiel, worte.spiele)} der App`}
      </caption>
      <thead>
        <tr className="text-klein text-leise">
          <th scope="col" className="text-left font-normal">
            <span className="sr-only">Spieler</span>
          </th>
          {['Papier', 'App', 'Unterschied'].map((kopf) => (
            <th key={kopf} scope="col" className="pl-3 text-right font-normal">
              {kopf}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {zeile.staende.map(({ spieler, papier, app }) => {
          const um = papier === null ? null : papier - app
          return (
            <tr key={spieler} className="border-t border-dotted border-linie">
              <th
                scope="row"
                className="py-1 text-left leading-snug font-normal wrap-anywhere hyphens-auto"
              >
                {worte.namen[spieler] ?? spieler}
              </th>
              <td className="pl-3 text-right">
                {papier === null ? <Offen /> : <Zahl wert={papier} />}
              </td>
              <td className="pl-3 text-right">
                <Zahl wert={app} />
              </td>
              <td className="pl-3 text-right">
                {um === null ? (
                  <Offen />
                ) : um === 0 ? (
                  <span className="text-leise">0</span>
                ) : (
                  <span className="rounded-klein bg-achtung px-1.5 py-0.5">
                    <Zahl wert={um} vorzeichen className="font-semibold" />
                  </span>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Offen() {
  return (
    <span className="text-leise">
      <Strich wort="nicht eingetippt" />
    </span>
  )
}
