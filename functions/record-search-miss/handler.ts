import { searchMissRequest } from '@tidewright/contracts/forms/search-miss.ts'
import { endpoint } from '../_shared/endpoint.ts'
import { timingSafeEqual } from '../_shared/timing-safe-equal.ts'

/** Counts a search without results (`searchMissRequest`). Only the site's own server may call it. */
export const handler = endpoint({
  key: 'publishable',
  async handle(body, request, { database, siteSecret }) {
    if (!(await timingSafeEqual(request.headers.get('x-site-secret'), siteSecret)))
      return { status: 403, body: { success: false, error: 'Only the site may call this' } }
    const miss = searchMissRequest.safeParse(body)
    if (!miss.success) return { status: 422, body: { success: false, error: 'Invalid request' } }
    const { error } = await database.rpc('record_search_miss', miss.data)
    return error
      ? { status: 503, body: { success: false, error: 'Not stored' } }
      : { status: 200, body: { success: true } }
  },
})
