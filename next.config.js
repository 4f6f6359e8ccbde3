// Next writes inline scripts into its pages and has no nonce for static ones; what else could run is shut out.
const CSP = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${process.env.NODE_ENV === 'production' ? '' : " 'unsafe-eval'"}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Sheets of styles that the page itself places (components/stil/Stil.tsx): on the server a text, in the browser an address.
 */
const STIL = {
  loader: 'postcss-loader',
  options: { postcssOptions: { config: false, plugins: { '@tailwindcss/postcss': {} } } },
}
const stil = [
  { condition: 'browser', loaders: [STIL], type: 'asset' },
  { condition: { not: 'browser' }, loaders: [STIL], type: 'text' },
]

/** @type {import('next').NextConfig} */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // A first visit paints without waiting for a second file.
  experimental: { inlineCss: true },
  turbopack: { rules: { '**/components/stil/*.css': stil } },
  serverExternalPackages: ['better-sqlite3', '@node-rs/argon2'],
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'Content-Security-Policy', value: CSP },
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'same-origin' },
        { key: 'X-Frame-Options', value: 'DENY' },
      ],
    },
    {
      // The address of a link is its key: nobody else may learn it.
      source: '/tisch/:path*',
      headers: [
        { key: 'Referrer-Policy', value: 'no-referrer' },
        { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
      ],
    },
  ],
}

export default config
