import { expect, test } from 'vitest'
import { listDateien } from './huelle'

const DATEIEN: Readonly<Record<string, string>> = {
  'static/chunks/seite.js':
    'e.v(t=>Promise.all(["static/chunks/blatt.js","static/chunks/stil.css"].map(t=>e.l(t))))',
  'static/chunks/blatt.js': 'e.v(t=>Promise.all(["static/chunks/1-_~.a.js"].map(t=>e.l(t))))',
  'static/chunks/1-_~.a.js': 'e.v(t=>Promise.all(["static/chunks/seite.js"].map(t=>e.l(t))))',
  'static/chunks/stil.css': '@font-face{src:url(../media/schrift-s.p.1.woff2)format("woff2")}',
}

function lies(pfad: string): Promise<string> {
  const text = DATEIEN[pfad]
  return text === undefined ? Promise.reject(new Error(pfad)) : Promise.resolve(text)
}

test('a page needs what it names, what comes at a tap, and what that names in turn', async () => {
  const html = '<script src="/_next/static/chunks/seite.js" async=""></script><p>static/x</p>'
  expect(await listDateien(html, lies)).toEqual([
    'static/chunks/1-_~.a.js',
    'static/chunks/blatt.js',
    'static/chunks/seite.js',
    'static/chunks/stil.css',
    'static/media/schrift-s.p.1.woff2',
  ])
})

test('files that are only named in the data of the page count, those for browsers without modules do not', async () => {
  const html =
    '<script src="/_next/static/chunks/alt.js" noModule=""></script>' +
    '<script>self.__next_f.push([1,"1:I[7,[\\"/_next/static/chunks/1-_~.a.js\\"],\\"X\\"]"])</script>'
  expect(await listDateien(html, lies)).toEqual([
    'static/chunks/1-_~.a.js',
    'static/chunks/blatt.js',
    'static/chunks/seite.js',
    'static/chunks/stil.css',
    'static/media/schrift-s.p.1.woff2',
  ])
})

test('a file that the build names but does not have is a fault', async () => {
  await expect(listDateien('"static/chunks/fort.js"', lies)).rejects.toThrow(
    'static/chunks/fort.js',
  )
})
