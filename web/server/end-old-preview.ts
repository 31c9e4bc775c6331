import type { IncomingMessage } from 'node:http'
import { draftModeCookie } from '../next-internals/documents.ts'
import { isPreviewPass, previewPassCookie } from '../security/preview-pass.ts'

/**
 * Takes Next.js's cookie of the preview out of a request that has no pass for it: by itself it would open drafts to whoever has it
 * until the site is built anew.
 */
export function endOldPreview(
  { headers }: Pick<IncomingMessage, 'headers'>,
  siteSecret: string,
  now = Date.now(),
): void {
  if (!headers.cookie?.includes(draftModeCookie)) return
  const pairs = headers.cookie.split(/;\s*/)
  const cookieOf = (name: string) =>
    pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
  if (isPreviewPass(cookieOf(previewPassCookie), cookieOf(draftModeCookie), now, siteSecret)) return
  headers.cookie = pairs.filter((pair) => !pair.includes(draftModeCookie)).join('; ')
}
