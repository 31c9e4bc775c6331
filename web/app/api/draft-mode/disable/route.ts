import { cookies, draftMode } from 'next/headers'
import { NextResponse } from 'next/server'
import { env } from '@/env.ts'
import { previewPassCookie } from '@/security/preview-pass.ts'
import { selectedPerspectiveCookie } from '@/security/preview-perspective.ts'

/** Leaves the preview and redirects to the home page. */
export async function GET(): Promise<Response> {
  const mode = await draftMode()
  mode.disable()
  const jar = await cookies()
  jar.delete(previewPassCookie)
  jar.delete(selectedPerspectiveCookie)
  return NextResponse.redirect(new URL('/', env.SITE_URL), 303)
}
