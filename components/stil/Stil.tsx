'use client'

import { useLayoutEffect, useSyncExternalStore } from 'react'
import alles from './globals.css'
import kopf from './kopf.css'

const AUF_DEM_SERVER = typeof window === 'undefined'
const NICHTS = { __html: '' }

/**
 * Up into the head, where they stay whatever becomes of the part of the page that they came with. The sheet of an evening's head
 * has done its duty: it is put out, not away, as its element is React's.
 */
const NACH_OBEN =
  "var k=document.querySelector('[data-stil=kopf]');if(k)k.disabled=true;document.head.append(document.currentScript.previousSibling)"

/**
 * Shows the head and has it laid out, as it has to be anyway. Chromium's parser stops to paint once it has worked for ten
 * milliseconds, which on a slow phone this makes sure of: the head is painted before what follows is read. A fast one, and other
 * browsers, may read on; nothing depends on it but the LCP of `npm run bench:web`.
 */
const KOPF_DA =
  '<script>document.documentElement.dataset.gelesen??="kopf";document.body.offsetHeight</script>'

const ALLES_HTML = AUF_DEM_SERVER
  ? `<style data-stil="alles">${alles}</style><script>${NACH_OBEN}</script>`
  : ''

const MARKUP = AUF_DEM_SERVER
  ? { alles: { __html: ALLES_HTML }, unterKopf: { __html: KOPF_DA + ALLES_HTML } }
  : { alles: NICHTS, unterKopf: NICHTS }

interface Props {
  /** What stands above is painted first, with styles of its own (`KopfStil`). */
  readonly unterKopf?: boolean
}

/**
 * The styles, at the place of the page where a browser that reads it comes to need them: what stands above is painted without
 * waiting for them. Only the server writes them. A framework that knew of them would send them a second and a third time in the
 * page's data.
 */
export function Stil({ unterKopf = false }: Props) {
  if (useFehlt()) return <Nachgeholt />
  return (
    <div
      hidden
      suppressHydrationWarning
      dangerouslySetInnerHTML={unterKopf ? MARKUP.unterKopf : MARKUP.alles}
    />
  )
}

/**
 * The few styles of an evening's head; all of them have to follow on the same page. For the document's head: read together with
 * it, before there is anything that a browser could stop to paint.
 */
export function KopfStil() {
  if (useFehlt()) return <Nachgeholt />
  return (
    <style
      data-stil="kopf"
      suppressHydrationWarning
      dangerouslySetInnerHTML={AUF_DEM_SERVER ? { __html: kopf } : NICHTS}
    />
  )
}

/**
 * A page that the server could not draw: the browser draws it from the beginning, once it has them. Or one that has a head's styles
 * only, as its address could be an evening's and nothing is there: known once it is read to its end.
 */
function useFehlt(): boolean {
  return useSyncExternalStore(
    beiGelesen,
    () =>
      !istDa('[data-stil=alles]') &&
      (document.readyState !== 'loading' || !istDa('[data-stil=kopf]')),
    () => false,
  )
}

function beiGelesen(sage: () => void): () => void {
  document.addEventListener('readystatechange', sage)
  return () => document.removeEventListener('readystatechange', sage)
}

function istDa(was: string): boolean {
  return document.querySelector(was) !== null
}

function Nachgeholt() {
  // Nor have the scripts of the document's head run, which give the page its colours and letters.
  useLayoutEffect(() => {
    const vorab = document.createElement('script')
    vorab.text = document.querySelector('[data-vorab]')?.textContent ?? ''
    document.head.append(vorab)
  }, [])
  return <link rel="stylesheet" href={alles} precedence="stil" data-stil="alles" />
}

// While they are written, each change shows at once: it has an address of its own, and has this file run anew.
if (process.env.NODE_ENV !== 'production' && !AUF_DEM_SERVER) {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = alles
  document.head.append(link)
}
