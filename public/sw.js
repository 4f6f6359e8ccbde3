// Lets Kallemann start without a network: pages that get no answer are replaced by one static page, the shell, which draws
// the evening from what this device holds. Nothing of a person is kept here: no page of theirs, no answer of the API.
importScripts('/sw-dateien.js')

const { fassung, dateien } = self.KALLEMANN
const VORRAT = `kallemann-${fassung}`
const HUELLE = '/ohne-netz'
const BESTAND = '/_next/static/'

/** How long a page may take: one that the shell can draw, and any other. */
const GEDULD_MS = 2500
const GEDULD_SONST_MS = 10_000

/** Start, club, evening, scoreboard, receipt; by a link from the table: the last three, and its own evening. */
const ZEICHENBAR =
  /^\/((v|tisch)\/[^/]+(\/(spieltage|spiele)\/[0-9a-f-]{36}|\/spieltage\/[0-9a-f-]{36}\/tafel)?|tisch\/[^/]+\/tafel)?$/

/** A proxy speaks whose server is away. */
const OHNE_SERVER = [502, 503, 504]

/** Somebody asked to be connected again: the next page may take longer. */
let geduldig = false
/** A new version was asked to take over, once: it may take its time. */
let gebeten = false

self.addEventListener('install', (ereignis) => ereignis.waitUntil(lege()))
self.addEventListener('activate', (ereignis) => ereignis.waitUntil(uebernimm()))

self.addEventListener('message', ({ data }) => {
  if (data === 'geduld') geduldig = true
  if (data === 'uebernimm') self.skipWaiting()
})

self.addEventListener('fetch', (ereignis) => {
  const { request } = ereignis
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith(BESTAND)) ereignis.respondWith(ausVorrat(request))
  else if (request.mode === 'navigate') ereignis.respondWith(seite(ereignis))
  else if (request.headers.has('RSC') && !request.headers.has('Next-Router-Prefetch'))
    ereignis.respondWith(mitFrist(fetch(request), fristFuer(request)).catch(() => keine()))
})

/** All of it or nothing: a shell that lacks a part is none. */
async function lege() {
  const vorrat = await caches.open(VORRAT)
  const huelle = new Request(HUELLE, { cache: 'no-cache', credentials: 'omit' })
  await vorrat.addAll([huelle, ...dateien])
}

/**
 * Runs once at most one page of the version before is open: in another tab, beside the one that was loaded anew. The parts that
 * it still asks for may be nowhere else any more, so that only what is older goes.
 */
async function uebernimm() {
  const namen = await caches.keys()
  const alte = namen.filter((name) => name.startsWith('kallemann-') && name !== VORRAT)
  await Promise.all(alte.slice(0, -1).map((name) => caches.delete(name)))
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

/** Files of a build never change, whichever version has kept them. */
async function ausVorrat(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

async function huelle() {
  return (await caches.open(VORRAT)).match(HUELLE, { ignoreVary: true })
}

/** What the server says is what counts, whatever it is; only where it says nothing the shell takes the page's place. */
async function seite(ereignis) {
  const { request } = ereignis
  if (await willTauschen()) return nochmal()
  const frist = geduldig ? GEDULD_SONST_MS : fristFuer(request)
  geduldig = false
  try {
    const antwort = await mitFrist(vomServer(ereignis), frist)
    if (!OHNE_SERVER.includes(antwort.status)) return antwort
    return (await huelle()) ?? antwort
  } catch (fehler) {
    const sie = await huelle()
    if (sie) return sie
    throw fehler
  }
}

/** The browser has asked already while this worker woke, where it can. */
async function vomServer({ request, preloadResponse }) {
  return (await preloadResponse) ?? fetch(request)
}

/** A reload of the only page counts as closing it: the version that waits takes over before the page is loaded. */
async function willTauschen() {
  const { waiting } = self.registration
  if (!waiting || gebeten) return false
  const fenster = await self.clients.matchAll({ type: 'window' })
  if (fenster.length > 1) return false
  gebeten = true
  waiting.postMessage('uebernimm')
  return true
}

/** By script: a refresh by header would stay where it is at an address with an anchor. */
function nochmal() {
  const headers = { 'Content-Type': 'text/html' }
  return new Response('<!doctype html><script>location.reload()</script>', { headers })
}

function fristFuer(request) {
  return ZEICHENBAR.test(new URL(request.url).pathname) ? GEDULD_MS : GEDULD_SONST_MS
}

/** Fails when there is no answer within `ms`. */
function mitFrist(antwort, ms) {
  return new Promise((fertig, zuSpaet) => {
    const uhr = setTimeout(() => zuSpaet(new Error('Keine Antwort')), ms)
    antwort.then(fertig, zuSpaet).finally(() => clearTimeout(uhr))
  })
}

/** In place of a part of a page: the router then asks for the whole page, and gets the shell. */
function keine() {
  return new Response(null, { status: 504 })
}
