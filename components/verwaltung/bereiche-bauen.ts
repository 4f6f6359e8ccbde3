import type { Kartenfarbe } from '@/components/ui/Farbe'
import { darf } from '@/lib/domain/op/rechte'
import type { Rolle, SaisonAkte, SpielerAkte } from '@/lib/domain/verein/verein'

export interface Bereich {
  readonly href: string
  readonly titel: string
  /** What stands there now, or what it is for. */
  readonly text: string
  readonly farbe: Kartenfarbe
}

interface Verein {
  /** `/v/<kurz>/verwaltung` */
  readonly pfad: string
  readonly rolle: Rolle
  /** How many accounts there are, `null` where the reader may not know. */
  readonly mitglieder: number | null
  readonly spieler: readonly SpielerAkte[]
  readonly saisons: readonly SaisonAkte[]
}

/** The parts of the administration that a role may use. */
export function buildBereiche(verein: Verein): readonly Bereich[] {
  const { pfad, rolle } = verein
  const alle: readonly (Bereich & { readonly sichtbar: boolean })[] = [
    {
      sichtbar: darf(rolle, 'mitglied-einladen'),
      href: `${pfad}/mitglieder`,
      titel: 'Mitglieder',
      text: `${verein.mitglieder ?? 0} mit Zugang. Einladen, Rollen vergeben.`,
      farbe: 'kreuz',
    },
    {
      sichtbar: darf(rolle, 'spieler-anlegen'),
      href: `${pfad}/spieler`,
      titel: 'Spieler',
      text: textSpieler(verein.spieler),
      farbe: 'herz',
    },
    {
      sichtbar: darf(rolle, 'saison-aendern'),
      href: `${pfad}/saison`,
      titel: 'Saisons',
      text: verein.saisons.map((s) => s.name).join(', ') || 'Noch keine Saison.',
      farbe: 'pik',
    },
    {
      sichtbar: darf(rolle, 'saison-importieren'),
      href: `${pfad}/import`,
      titel: 'Import',
      text: 'Eine Saison aus einer Datei übernehmen.',
      farbe: 'karo',
    },
    {
      sichtbar: true,
      href: `${pfad}/export`,
      titel: 'Export',
      text: 'Eine Saison als Datei mitnehmen.',
      farbe: 'karo',
    },
    {
      sichtbar: rolle === 'verwaltung',
      href: `${pfad}/protokoll`,
      titel: 'Protokoll',
      text: 'Wer hat wann was geändert?',
      farbe: 'pik',
    },
  ]
  return alle.filter((b) => b.sichtbar)
}

function textSpieler(spieler: readonly SpielerAkte[]): string {
  const gaeste = spieler.filter((s) => s.gast).length
  return `${spieler.length - gaeste} Spieler, ${gaeste} ${gaeste === 1 ? 'Gast' : 'Gäste'}.`
}
