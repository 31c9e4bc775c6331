import 'server-only'
import { cookies } from 'next/headers'
import { env, isProduction } from '../env.ts'
import { draftModeCookie, isRedirect } from '../next-internals/html-markers.ts'
import { createPreviewPass, previewPassCookie, previewPassSeconds } from './preview-pass.ts'
import { selectedPerspectiveCookie } from './preview-perspective.ts'

/** Opens the preview, and sets the pass that the server requires to show it. */
export async function withPreviewPass(
  request: Request,
  openPreview: (request: Request) => Promise<Response>,
): Promise<Response> {
  try {
    return await openPreview(request)
  } catch (thrown) {
    // It redirects by throwing, after checking the secret.
    if (isRedirect(thrown)) await setPass(request)
    throw thrown
  }
}

/** Those with which the preview's menu sets the cookie: with others, it would stay. */
const perspectiveAttributes = env.SITE_URL.startsWith('https:')
  ? { path: '/', secure: true, sameSite: 'none' as const, partitioned: true }
  : { path: '/' }

/**
 * Sets the pass with the attributes of Next.js's cookie: the Studio shows the preview in a frame, perhaps on another
 * site.
 */
async function setPass({ headers }: Request): Promise<void> {
  const jar = await cookies()
  const isCrossSiteFrame =
    headers.get('sec-fetch-dest') === 'iframe' && headers.get('sec-fetch-site') === 'cross-site'
  // The Studio says in the URL what to show; what was selected the last time is over.
  jar.delete({ name: selectedPerspectiveCookie, ...perspectiveAttributes })
  const draftCookie = jar.get(draftModeCookie)?.value ?? ''
  jar.set(previewPassCookie, createPreviewPass(draftCookie, Date.now(), env.SITE_SECRET), {
    httpOnly: true,
    path: '/',
    secure: isProduction,
    sameSite: isProduction ? 'none' : 'lax',
    partitioned: isProduction && isCrossSiteFrame,
    maxAge: previewPassSeconds,
  })
}

/**
 * The `Set-Cookie` headers that end the preview. In a frame on another site its cookies may be partitioned, which only
 * a partitioned one replaces. Next.js's own `cookies()` would send one of each name.
 */
export function expiredPreviewCookies(): string[] {
  const sameSite = isProduction ? 'Secure; SameSite=None' : 'SameSite=Lax'
  return [draftModeCookie, previewPassCookie, selectedPerspectiveCookie].flatMap((name) => {
    const cookie = `${name}=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; ${sameSite}`
    return [cookie, `${cookie}; Partitioned`]
  })
}
