import type { Browser, CDPSession, Page } from '@playwright/test'
import { firstLoadScript } from '../support/script-budget.ts'

/** The cost of one page view for a visitor with an empty cache. Bytes are those on the wire. */
export type Cost = {
  scriptBytes: number
  totalBytes: number
  fontBytes: number
  requests: number
  /** Cumulative layout shift, https://web.dev/articles/cls */
  cls: number
  /** Largest contentful paint in ms, over the connection of `slowLine`. */
  lcp: number
}

/** A phone on a mobile connection: 9 Mbit/s down, 60 ms round trip, a quarter of this machine's CPU. */
const slowLine = { latencyMs: 60, bytesPerSecond: 9_000_000 / 8, slowdown: 4 }

/** Loads a URL in a new browser context with a phone's screen and sums up the cost. */
export async function measure(browser: Browser, url: string): Promise<Cost> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  try {
    const session = await context.newCDPSession(page)
    await slowDown(session)
    const bytes = countBytes(session)
    await observePaint(page)
    await page.goto(url, { waitUntil: 'networkidle' })
    const { cls, lcp } = await page.evaluate(() => window.paint)
    return { ...bytes(), cls, lcp, scriptBytes: await firstLoadScript(page) }
  } finally {
    await context.close()
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowLine.latencyMs,
    downloadThroughput: slowLine.bytesPerSecond,
    uploadThroughput: slowLine.bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowLine.slowdown })
}

function countBytes(session: CDPSession): () => { totalBytes: number; fontBytes: number; requests: number } {
  const types = new Map<string, string>()
  const sizes = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // Data URLs cause no request.
    if (!response.url.startsWith('data:')) types.set(requestId, type)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  )
  const sum = (wanted: (type: string) => boolean) =>
    [...types].reduce((total, [id, type]) => total + (wanted(type) ? (sizes.get(id) ?? 0) : 0), 0)
  return () => ({
    totalBytes: sum(() => true),
    fontBytes: sum((type) => type === 'Font'),
    requests: types.size,
  })
}

declare global {
  interface Window {
    paint: { cls: number; lcp: number }
  }
}

async function observePaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.paint = { cls: 0, lcp: 0 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.paint.lcp = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.paint.cls += 'value' in entry ? Number(entry.value) : 0
    }).observe({ type: 'layout-shift', buffered: true })
  })
}
