import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NichtVerbunden } from './NichtVerbunden'

test('whoever came by a link is told that it has ended: there is nowhere to sign in', () => {
  const html = renderToStaticMarkup(
    <NichtVerbunden weg={{ art: 'freigabe', token: 'x' }} seite="/tisch/x" />,
  )
  expect(html).not.toContain('href')
  expect(html.replace(/<[^>]+>/g, '')).toBe('Der Link gilt nicht mehr.')
})
