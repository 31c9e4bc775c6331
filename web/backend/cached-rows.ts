import 'server-only'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { cached, revalidateWithin } from '../next-internals/data-cache.ts'
import type { ListResult } from './downloads.ts'

/** The cache tag of the documents that the rows of a list are made from; see `content/lake/cache-tags.ts`. */
const tags = { resources: 'type:download', guides: 'type:industryGuide', webinars: 'type:webinar' }

/** How long a page shows rows that were changed in the database itself, in seconds. */
const maxAgeSeconds = 10
/** How long a render waits for the database, in milliseconds. */
const timeoutMs = 2_500
/** After this many seconds, a page without rows is rendered again. */
const retrySeconds = 10

/**
 * The rows of a list in a locale; the last ones if the database doesn't respond. Null if it never did: then the browser
 * asks for them.
 */
export async function readRows<Item>(
  list: keyof typeof tags,
  locale: LocaleId,
  read: (locale: LocaleId, timeoutMs: number) => Promise<ListResult<Item>>,
): Promise<Item[] | null> {
  const load = async () => {
    const result = await read(locale, timeoutMs)
    if (result.status === 'unavailable') throw new Error(`The database did not list the ${list}.`)
    return result.items
  }
  try {
    const options = { revalidate: maxAgeSeconds, tags: [tags[list]] }
    return (await cached(['rows', list, locale], load, options)).value
  } catch {
    await revalidateWithin(retrySeconds)
    return null
  }
}
