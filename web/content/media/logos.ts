import 'server-only'
import { leaderQuoteDomainsQuery } from '@tidewright/schemas/documents/leader-quote/leader-quote.groq.ts'
import { cached } from '../../next-internals/data-cache.ts'
import { plainError } from '../lake/lake-failures.ts'
import { sanityFetch } from '../lake/sanity-fetch.ts'
import { getLogoService } from '../settings.ts'
import { fetchImage } from './images.ts'

export type Logo = { contentType: string; body: Uint8Array<ArrayBuffer> }

const maxBytes = 200_000
const dayInSeconds = 86_400
/** After a failure, a logo isn't requested again for ten minutes. */
const pauseMs = 600_000
const failedAt = new Map<string, number>()
/** Thrown while a logo keeps failing: only the first failure is logged. */
const stillFails = new Error('The logo failed before.')

/**
 * The logo of a company in a leader quote, from the service in Settings; null if there is none. It is cached for a day,
 * and longer while the service fails.
 */
export async function getLogo(domain: string): Promise<Logo | null> {
  try {
    const [service, domains] = await Promise.all([getLogoService(), sanityFetch(leaderQuoteDomainsQuery)])
    // Only known domains: nobody may make this server fetch other URLs.
    if (!service || !domains?.includes(domain)) return null
    const url = service.replaceAll('{domain}', encodeURIComponent(domain))
    return await getCached(url)
  } catch (error) {
    if (error !== stillFails)
      console.warn(plainError(`The logo of ${domain} did not load, so its initials are shown`, error).message)
    return null
  }
}

async function getCached(url: string): Promise<Logo> {
  const load = async () => {
    const lastFailure = failedAt.get(url)
    if (lastFailure !== undefined && Date.now() - lastFailure < pauseMs) throw stillFails
    const result = await fetchImage(url, 'image/*')
    if (result.status === 'found' && result.body.length > 0 && result.body.length <= maxBytes) {
      failedAt.delete(url)
      return { contentType: result.contentType, base64: Buffer.from(result.body).toString('base64') }
    }
    failedAt.set(url, Date.now())
    if (lastFailure !== undefined) throw stillFails
    throw new Error(`The logo service returned no image of at most ${maxBytes} bytes.`)
  }
  const { value } = await cached(['logo', url], load, { revalidate: dayInSeconds })
  const { contentType, base64 } = value
  return { contentType, body: new Uint8Array(Buffer.from(base64, 'base64')) }
}
