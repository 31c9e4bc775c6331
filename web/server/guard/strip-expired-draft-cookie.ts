import type { IncomingMessage } from 'node:http'
import { draftModeCookie } from '../../next-internals/html-markers.ts'
import { isPreviewPass, previewPassCookie } from '../../security/preview-pass.ts'

/**
 * Removes Next.js's draft mode cookie from a request without a valid preview pass. On its own that cookie would show
 * drafts to whoever has it until the next build.
 */
export function stripExpiredDraftCookie(
  { headers }: Pick<IncomingMessage, 'headers'>,
  siteSecret: string,
  now = Date.now(),
): void {
  if (!headers.cookie?.includes(draftModeCookie)) return
  const pairs = headers.cookie.split(/;\s*/)
  const cookie = (name: string) =>
    pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
  if (isPreviewPass(cookie(previewPassCookie), cookie(draftModeCookie), now, siteSecret)) return
  headers.cookie = pairs.filter((pair) => !pair.includes(draftModeCookie)).join('; ')
}
