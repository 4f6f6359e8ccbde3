'use client'

interface Props {
  readonly error: Error & { readonly digest?: string }
}

// Its own few rules: the sheet of styles would come with every page a second time for this one.
const STIL = `
:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif; background: light-dark(#faf7f0, #0e1a15); color: light-dark(#1d1b16, #ece7da) }
main { display: grid; justify-items: center; gap: 1rem; max-width: 36rem; margin: auto; padding: 5rem 1rem; text-align: center }
h1 { margin: 0; font: 600 1.75rem/2.125rem Georgia, serif }
p { margin: 0; color: light-dark(#5f594c, #a9b3a6) }
button { min-height: 3rem; padding: 0 1.25rem; border: 0; border-radius: 10px; font: inherit; font-weight: 600; background: light-dark(#1f6b4a, #5cc394); color: light-dark(#fffdf8, #08130e); cursor: pointer }
button:focus-visible { outline: 3px solid currentColor; outline-offset: 2px }
`

/** In place of a page that fails without the frame of a club around it; it brings its own <html> and no other part. */
export default function LetzteFehlerseite({ error }: Props) {
  return (
    <html lang="de">
      <body>
        <title>Fehler · Kallemann</title>
        <style>{STIL}</style>
        <main>
          <h1>Kallemann lässt sich gerade nicht öffnen</h1>
          <p>Was schon eingetragen war, ist gespeichert.</p>
          <button type="button" onClick={() => location.reload()}>
            Noch einmal versuchen
          </button>
          {error.digest && <p>Kennung für die Verwaltung: {error.digest}</p>}
        </main>
      </body>
    </html>
  )
}
