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

/**
 * Sets the pass with the attributes of Next.js's cookie: the Studio shows the preview in a frame, perhaps on another
 * site.
 */
async function setPass({ headers }: Request): Promise<void> {
  const jar = await cookies()
  const isCrossSiteFrame =
    headers.get('sec-fetch-dest') === 'iframe' && headers.get('sec-fetch-site') === 'cross-site'
  // The Studio says in the URL what to show; what was selected the last time is over.
  jar.delete(selectedPerspectiveCookie)
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
