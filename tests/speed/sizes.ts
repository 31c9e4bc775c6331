import { brotliDecompressSync } from 'node:zlib'
import type { TestStack } from '../support/test-stack.ts'
import { encodedResponse } from './encoded-response.ts'

/** One path of each kind of route. */
export const kindsOfRoutes = [
  '/',
  '/fr',
  '/services',
  '/services/growth-package',
  '/solutions',
  '/industries',
  '/about',
  '/resources',
  '/careers',
  '/contact',
  '/contact/received',
  '/assessment',
  '/newsletter',
  '/weeklyplaybooks',
  '/privacy-policy',
  '/insights/sme-advantage',
  '/fr/analyses/l-avantage-des-pme',
  '/no-such-page',
] as const

export type PageSize = {
  /** The response headers as sent. */
  headerBytes: number
  /** The page in Brotli, as sent. */
  htmlBytes: number
  plainBytes: number
  /** The scripts that repeat the page's content for React, uncompressed. */
  inlineScriptBytes: number
}

/** The sizes of a page's HTML, requested twice so that it is compressed at the highest level. */
export async function pageSize(url: string): Promise<PageSize> {
  const first = await encodedResponse(url)
  for (let attempt = 0; attempt < 40; attempt++) {
    const { headers, body } = await encodedResponse(url)
    if (body.length < first.body.length || attempt === 39) return sizesOf(headers, body)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return sizesOf(first.headers, first.body)
}

function sizesOf(headers: string[], body: Buffer): PageSize {
  const html = brotliDecompressSync(body).toString('utf8')
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)]
  return {
    headerBytes: headers.reduce((sum, text) => sum + text.length + 2, 0),
    htmlBytes: body.length,
    plainBytes: Buffer.byteLength(html),
    inlineScriptBytes: scripts.reduce((sum, [, script = '']) => sum + Buffer.byteLength(script), 0),
  }
}

/** Prints them for each kind of route. */
export async function benchSizes({ settings }: TestStack): Promise<void> {
  console.info('header bytes\tHTML, Brotli\tuncompressed\tRSC payload in it\tpage')
  for (const path of kindsOfRoutes) {
    const { headerBytes, htmlBytes, plainBytes, inlineScriptBytes } = await pageSize(
      settings.urls.site + path,
    )
    console.info([headerBytes, htmlBytes, plainBytes, inlineScriptBytes, path].join('\t\t'))
  }
}
