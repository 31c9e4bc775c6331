import { z } from 'zod'
import type { UrlList } from './known-urls.ts'

const urlList = z.object({
  paths: z.array(z.string()),
  ids: z.array(z.string()),
  redirects: z.array(z.object({ from: z.string(), isGone: z.boolean() })),
})
const timeoutMs = 20_000

/** Lists the URLs that the content lake has something for, by this process's own API. @throws if it can't. */
export async function loadKnownUrls(origin: string, siteSecret: string): Promise<UrlList> {
  const headers = { authorization: `Bearer ${siteSecret}` }
  const signal = AbortSignal.timeout(timeoutMs)
  const reply = await fetch(`${origin}/api/known-urls`, { headers, signal })
  return urlList.parse(await reply.json())
}
