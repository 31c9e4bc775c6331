import 'server-only'
import { leaderQuoteDomainsQuery } from '@tidewright/schemas/documents/leader-quote/leader-quote-domains.groq.ts'
import { cached } from '../../next-internals/data-cache.ts'
import { plainError } from '../lake/plain-error.ts'
import { sanityFetch } from '../lake/sanity-fetch.ts'
import { getLogoService } from '../settings.ts'
import { fetchImage } from './fetch-image.ts'

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
    const [service, domains] = await Promise.all([getLogoService(), sanityFetch(leaderQuoteDomainsQuery)])
    // Nobody may have this server fetch other addresses.
    if (!service || !domains?.includes(domain)) return null
    const url = service.replaceAll('{domain}', encodeURIComponent(domain))
    return await getCached(url)
  } catch (error) {
    console.warn(plainError(`The logo of ${domain} is not there; its initials stand in`, error).message)
    return null
  }
}

async function getCached(url: string): Promise<Logo> {
  const load = async () => {
    if (Date.now() - (failedAt.get(url) ?? -pauseMs) < pauseMs) throw new Error('It failed a moment ago.')
    const result = await fetchImage(url, 'image/*')
    if (result.status === 'found' && result.body.length > 0 && result.body.length <= maxBytes) {
      return { contentType: result.contentType, base64: Buffer.from(result.body).toString('base64') }
    }
    failedAt.set(url, Date.now())
    throw new Error(`The logo service has no picture of at most ${maxBytes} bytes.`)
  }
  const { value } = await cached(['logo', url], load, { revalidate: dayInSeconds })
  const { contentType, base64 } = value
  return { contentType, body: new Uint8Array(Buffer.from(base64, 'base64')) }
}
