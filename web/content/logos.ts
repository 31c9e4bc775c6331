import 'server-only'
import { leaderQuoteDomainsQuery } from '@tidewright/schemas/documents/leader-quote-domains.groq.ts'
import { unstable_cache } from 'next/cache'
import { ask } from './door.ts'
import { getLogoService } from './settings.ts'
import { typeTag } from './tags.ts'

export type Logo = { contentType: string; body: Uint8Array<ArrayBuffer> }

const maxBytes = 200_000
const dayInSeconds = 86_400
/** A service that fails is left alone for ten minutes. */
const pauseMs = 600_000
const failedAt = new Map<string, number>()

/**
 * The logo of a company that a leader quote names, from the service that the settings name; null when there is none. It
 * is kept for a day, and beyond that while the service fails.
 */
export async function getLogo(domain: string): Promise<Logo | null> {
  try {
    const [service, domains] = await Promise.all([
      getLogoService(),
      ask(leaderQuoteDomainsQuery, { tags: [typeTag('leaderQuote')] }),
    ])
    // Nobody may have this server fetch other addresses.
    if (!service || !domains?.includes(domain)) return null
    const url = service.replaceAll('{domain}', encodeURIComponent(domain))
    return await getKept(url)
  } catch (error) {
    console.warn(`The logo of ${domain} is not there; its initials stand in.`, error)
    return null
  }
}

async function getKept(url: string): Promise<Logo> {
  const load = async () => {
    if (Date.now() - (failedAt.get(url) ?? -pauseMs) < pauseMs) throw new Error('It failed a moment ago.')
    try {
      const { contentType, body } = await fetchLogo(url)
      return { contentType, base64: Buffer.from(body).toString('base64') }
    } catch (error) {
      failedAt.set(url, Date.now())
      throw error
    }
  }
  const { contentType, base64 } = await unstable_cache(load, ['logo', url], { revalidate: dayInSeconds })()
  return { contentType, body: new Uint8Array(Buffer.from(base64, 'base64')) }
}

async function fetchLogo(url: string): Promise<Logo> {
  const signal = AbortSignal.timeout(5_000)
  const reply = await fetch(url, { headers: { accept: 'image/*' }, cache: 'no-store', signal })
  const contentType = reply.headers.get('content-type') ?? ''
  if (!reply.ok || !contentType.startsWith('image/')) {
    throw new Error(`The logo service answered ${reply.status} ${contentType}`)
  }
  const body = new Uint8Array(await reply.arrayBuffer())
  if (body.length === 0 || body.length > maxBytes) throw new Error(`The logo has ${body.length} bytes.`)
  return { contentType, body }
}
