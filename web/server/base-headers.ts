import type { IncomingMessage, ServerResponse } from 'node:http'
import { headersOfEverything } from '../security/headers.ts'

/** What other pages may show, pictures beside shared links and in readers of the feed, downloads; and what the Studio looks for to see that the site is there. */
const embeddable =
  /^\/(?:api\/(?:pictures|og-images|videos|files)\/|downloads\/|favicon\.ico|icon|robots\.txt)/

/** What is no page shows nothing, and is framed by nobody. */
const policyOfOthers = "default-src 'none'; frame-ancestors 'none'"

/** What every answer has, unless it says otherwise itself. */
export function baseHeadersOf({ url = '/' }: Pick<IncomingMessage, 'url'>): Record<string, string> {
  return {
    ...headersOfEverything,
    'cross-origin-resource-policy': embeddable.test(url) ? 'cross-origin' : 'same-origin',
    'content-security-policy': policyOfOthers,
  }
}

/**
 * Gives each answer of this server the headers that it came without: what Next.js answers beside pages has none of them, and what
 * is refused before Next.js neither.
 */
export function addBaseHeaders(request: IncomingMessage, response: ServerResponse): void {
  const { writeHead } = response
  const headers = baseHeadersOf(request)
  Object.assign(response, {
    writeHead: (status: number, ...rest: unknown[]) => {
      const given = rest.find((value) => typeof value === 'object' && value !== null)
      const names = new Set(Object.keys(given ?? {}).map((name) => name.toLowerCase()))
      for (const [name, value] of Object.entries(headers)) {
        // What leads elsewhere, into the Studio's frame too, shows nothing; what has not changed keeps the policy that the browser has of it.
        if (status >= 300 && status < 400 && name === 'content-security-policy') continue
        if (!response.hasHeader(name) && !names.has(name.toLowerCase())) response.setHeader(name, value)
      }
      return Reflect.apply(writeHead, response, [status, ...rest])
    },
  })
}
