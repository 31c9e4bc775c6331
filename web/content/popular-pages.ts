import 'server-only'
import { urlSearchParamPreviewSecret, validatePreviewUrl } from '@sanity/preview-url-secret'
import { readPopularPages } from '../next-internals/popular-pages-channel.ts'
import { client } from './lake/client.ts'

/** The paths that visitors of this instance request most; null for anybody but an editor. */
export async function popularPages(secret: string): Promise<string[] | null> {
  return (await isEditor(secret)) ? readPopularPages() : null
}

/** What `@sanity/preview-url-secret` makes of random bytes. Nothing else is worth a query. */
const isSecret = /^[\w-]{43}$/

/**
 * Whether a secret comes from a signed-in editor: only those can store one in the content lake, as the preview does. It
 * is valid for an hour. False if the lake doesn't respond.
 */
async function isEditor(secret: string): Promise<boolean> {
  if (!isSecret.test(secret)) return false
  const url = `/?${new URLSearchParams({ [urlSearchParamPreviewSecret]: secret })}`
  const { isValid } = await validatePreviewUrl(client, url).catch(() => ({ isValid: false }))
  return isValid
}
