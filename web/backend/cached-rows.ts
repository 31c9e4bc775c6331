import 'server-only'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { cached, revalidateWithin } from '../next-internals/data-cache.ts'
import type { ListResult } from './downloads.ts'

/** How long a page shows the rows that it was rendered with, in seconds. */
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
  list: string,
  locale: LocaleId,
  read: (locale: LocaleId, timeoutMs: number) => Promise<ListResult<Item>>,
): Promise<Item[] | null> {
  const load = async () => {
    const result = await read(locale, timeoutMs)
    if (result.status === 'unavailable') throw new Error(`The database did not list the ${list}.`)
    return result.items
  }
  try {
    return (await cached(['rows', list, locale], load, { revalidate: maxAgeSeconds })).value
  } catch {
    await revalidateWithin(retrySeconds)
    return null
  }
}
