import { limitedFetch } from '@tidewright/contracts/limited-fetch.ts'
import type { createClient } from 'next-sanity'
import { from } from 'rxjs'
import { retryOnce } from './lake-failures.ts'

type RequestHandler = NonNullable<Parameters<typeof createClient>[0]['_requestHandler']>

/**
 * Sends the requests of Sanity's client. Its own time limit is for silence, and it collects a response however long it
 * is.
 */
export function limitedRequests({ timeoutMs, maxBytes }: { timeoutMs: number; maxBytes: number }) {
  const send = limitedFetch(maxBytes)
  const request: RequestHandler = ({ url, method = 'GET', headers, query, body }) => {
    const target = new URL(url)
    for (const [name, value] of Object.entries(query || {})) target.searchParams.append(name, String(value))
    const respond = async () => {
      const response = await send(target, {
        method,
        headers: { ...headers, 'content-type': 'application/json' },
        ...(body ? { body: JSON.stringify(body) } : {}),
        cache: 'no-store',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const answer: unknown = await response.json()
      if (response.ok)
        return { type: 'response' as const, url, method, statusCode: 200, headers: {}, body: answer }
      throw Object.assign(new Error('The content lake rejected a request.'), { statusCode: response.status })
    }
    return from(retryOnce(respond))
  }
  return request
}
