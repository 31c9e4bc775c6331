import { brotliDecompressSync } from 'node:zlib'
import type { TestStack } from '../support/test-stack.ts'
import { encodedAnswer } from './encoded-answer.ts'

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
  '/fr/insights/l-avantage-des-pme',
  '/no-such-page',
] as const

export type PageSize = {
  /** Of the head, as it is sent. */
  headerBytes: number
  /** Of the page in Brotli, as it is sent. */
  htmlBytes: number
  plainBytes: number
  /** Of the scripts in the page that repeat it for React, plain. */
  inlineScriptBytes: number
}

/** What the HTML of a page takes, asked for twice so that it is compressed as well as can be. */
export async function pageSize(url: string): Promise<PageSize> {
  const first = await encodedAnswer(url)
  for (let look = 0; look < 40; look++) {
    const { headers, body } = await encodedAnswer(url)
    if (body.length < first.body.length || look === 39) return sizesOf(headers, body)
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

/** Prints it for each kind of route. */
export async function benchSizes({ settings }: TestStack): Promise<void> {
  console.info('header bytes\tHTML, Brotli\tplain\tof it for React\tpage')
  for (const path of kindsOfRoutes) {
    const { headerBytes, htmlBytes, plainBytes, inlineScriptBytes } = await pageSize(
      settings.urls.site + path,
    )
    console.info([headerBytes, htmlBytes, plainBytes, inlineScriptBytes, path].join('\t\t'))
  }
}
