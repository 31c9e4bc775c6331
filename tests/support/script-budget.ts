import type { Page } from '@playwright/test'

/** What the scripts of a page's first view may weigh as Brotli, in bytes. */
export const scriptBudget = { home: 125 * 1024, elsewhere: 120 * 1024 }

export const heaviestPages = ['/', '/resources', '/contact', '/newsletter']

/**
 * The scripts that the page itself references, compressed with Brotli, without those for browsers that lack modules.
 */
export async function firstLoadScript(page: Page): Promise<number> {
  const urls = await page
    .locator('script[src]:not([nomodule])')
    .evaluateAll((scripts) =>
      scripts.map((script) => (script instanceof HTMLScriptElement ? script.src : '')),
    )
  let bytes = 0
  for (const url of new Set(urls)) {
    const reply = await page.request.get(url, { headers: { 'accept-encoding': 'br' } })
    const length = Number(reply.headers()['content-length'])
    // Bodies below half a kilobyte are sent uncompressed.
    if (!length || (length >= 512 && reply.headers()['content-encoding'] !== 'br'))
      throw new Error(`${url} was not sent as Brotli.`)
    bytes += length
  }
  return bytes
}
