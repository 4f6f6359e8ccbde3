import type { MetadataRoute } from 'next'

/** What a phone needs to put Kallemann on its home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'Kallemann',
    short_name: 'Kallemann',
    description: 'Spielzettel und Saisonliga für Doppelkopfvereine',
    lang: 'de',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    categories: ['games', 'sports'],
    background_color: '#faf7f0',
    theme_color: '#faf7f0',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icons/icon-512-maskable.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
    // What needs no club: which evening is under way a file for everybody does not know; the start leads there.
    shortcuts: [
      { name: 'Rechner', url: '/rechner', description: 'Ein Spiel ausrechnen' },
      { name: 'Regeln', url: '/regeln', description: 'Das Regelwerk mit Beispielen' },
    ],
  }
}
