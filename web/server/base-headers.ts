import type { OutgoingHttpHeaders } from 'node:http'
import { headersOfEverything } from '../security/headers.ts'
import { strictTransport } from './env.ts'

/**
 * What other sites may embed: images beside shared links and in feed readers, downloads; and what the Studio requests
 * to see whether the site is up.
 */
const embeddable = /^\/(?:api\/(?:images|og-images|videos|files)\/|downloads\/|favicon\.ico|icon|robots\.txt)/

const always = headersOfEverything(strictTransport)

/** The policy of responses that aren't pages: they load nothing and can't be framed. */
const policyOfNonPages = "default-src 'none'; frame-ancestors 'none'"

/** The response's headers with defaults for what it doesn't set itself. Header names are lower case. */
export function withBaseHeaders(
  url: string,
  status: number,
  headers: OutgoingHttpHeaders,
): OutgoingHttpHeaders {
  const base: OutgoingHttpHeaders = {
    ...always,
    'cross-origin-resource-policy': embeddable.test(url) ? 'cross-origin' : 'same-origin',
  }
  // A redirect loads nothing, and may lead into the Studio's frame; a browser keeps the policy that it stored with a
  // page that is not modified.
  if (status < 300 || status >= 400) base['content-security-policy'] = policyOfNonPages
  return { ...base, ...headers }
}
