import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { chromium } from '@playwright/test'
import { expect, test } from './welt'

/** A phone whose browser can be closed, killed and started again without losing what it keeps. */
export interface Telefon {
  readonly page: () => Page
  readonly kontext: () => BrowserContext
  /** Starts the browser anew, with a network or without. */
  readonly starte: (netz: 'netz' | 'ohne-netz') => Promise<Page>
  /** Ends the browser's processes as a flat battery would. */
  readonly stirb: () => Promise<void>
  /** Closes it and throws the phone away. */
  readonly entsorge: () => Promise<void>
}

/** A new phone, switched on. */
export async function nimmTelefon(): Promise<Telefon> {
  const ordner = mkdtempSync(join(tmpdir(), 'kallemann-telefon-'))
  let kontext: BrowserContext | null = null
  let page: Page | null = null

  async function starte(netz: 'netz' | 'ohne-netz'): Promise<Page> {
    await kontext?.close()
    const { launchOptions, viewport, hasTouch, locale, timezoneId } = test.info().project.use
    kontext = await chromium.launchPersistentContext(ordner, {
      ...launchOptions,
      ...{ viewport: viewport ?? null, hasTouch: hasTouch ?? true },
      ...{ locale: locale ?? 'de-DE', timezoneId: timezoneId ?? 'Europe/Berlin' },
    })
    kontext.setDefaultTimeout(10_000)
    await kontext.setOffline(netz === 'ohne-netz')
    page = kontext.pages()[0] ?? (await kontext.newPage())
    return page
  }

  await starte('netz')
  return {
    page: () => page as Page,
    kontext: () => kontext as BrowserContext,
    starte,
    stirb: async () => {
      const cdp = await (kontext as BrowserContext).newCDPSession(page as Page)
      await cdp.send('Browser.crash').catch(() => undefined)
      kontext = null
    },
    entsorge: async () => {
      await kontext?.close()
      rmSync(ordner, { recursive: true, force: true })
    },
  }
}

/** Waits until the page could be opened again without a network: the shell is kept, and so is the evening. */
export async function istVorbereitet(page: Page, spieltagId: string): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.ready.then((r) => r.active !== null))
  await expect
    .poll(() => page.evaluate(listGemerkte), { message: 'Der Abend liegt nicht auf dem Gerät' })
    .toContain(spieltagId)
}

/** The evenings in the device's store; runs in the page. */
async function listGemerkte(): Promise<readonly string[]> {
  // Opening one that is not there would make it.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'kallemann')) return []
  const db = await new Promise<IDBDatabase>((fertig, scheitere) => {
    const anfrage = indexedDB.open('kallemann')
    anfrage.onerror = () => scheitere(new Error('nicht zu öffnen'))
    anfrage.onsuccess = () => fertig(anfrage.result)
  })
  const abende = await new Promise<readonly { spieltagId: string }[]>((fertig) => {
    const alle = db.transaction('abende').objectStore('abende').getAll()
    alle.onsuccess = () => fertig(alle.result as { spieltagId: string }[])
  })
  db.close()
  return abende.map((a) => a.spieltagId)
}
