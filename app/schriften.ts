import localFont from 'next/font/local'

// Names may hold letters beyond Latin-1; the second file of each family is fetched only when one occurs.
// (next/font reads its options from the source text: they must be literals.)
const schrift = localFont({
  src: '../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
  variable: '--schrift',
  weight: '200 900',
  display: 'optional',
  preload: false,
})

const schriftExt = localFont({
  src: '../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2',
  variable: '--schrift-ext',
  weight: '200 900',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02FF,U+1E00-1E9F,U+1EF2-1EFF' }],
})

const titel = localFont({
  src: '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  variable: '--titel',
  weight: '100 900',
  display: 'optional',
  preload: false,
  adjustFontFallback: 'Times New Roman',
})

const titelExt = localFont({
  src: '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2',
  variable: '--titel-ext',
  weight: '100 900',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02FF,U+1E00-1E9F,U+1EF2-1EFF' }],
})

/** Class names that define the font variables `globals.css` builds its families from. */
export const schriften = [schrift, schriftExt, titel, titelExt].map((f) => f.variable).join(' ')
