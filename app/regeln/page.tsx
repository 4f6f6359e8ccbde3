import type { Metadata } from 'next'
import { Seitenrahmen } from '@/app/Seitenrahmen'
import { Kopf } from '@/components/ui/Kopf'
import { Verweis } from '@/components/ui/Verweis'
import { REGELWERK_IDS } from '@/lib/domain/regelwerk/regelwerk'
import { REGELWERK_TEXTE } from '@/lib/format/regelwerk'

export const metadata: Metadata = { title: 'Regeln' }

/** Which rule book to read. */
export default function Seite() {
  return (
    <Seitenrahmen breite="text">
      <Kopf titel="Regeln" unter="Welche gelten, steht bei jeder Saison." />
      <ul className="border-t border-linie">
        {REGELWERK_IDS.map((id) => (
          <li key={id} className="border-b border-linie">
            <Verweis
              href={`/regeln/${id}`}
              className="-mx-3 block rounded-karte px-3 py-4 hover:bg-gruen-hell"
            >
              <span className="block font-titel text-gross font-semibold text-gruen">
                {REGELWERK_TEXTE[id].name}
              </span>
              <span className="text-leise">{REGELWERK_TEXTE[id].zeile}</span>
            </Verweis>
          </li>
        ))}
      </ul>
    </Seitenrahmen>
  )
}
