import { env } from '@/env.ts'
import { expiredPreviewCookies } from '@/security/issue-preview-pass.ts'

export const dynamic = 'force-dynamic'

/** Leaves the preview and redirects to the home page. */
export function GET(): Response {
  const cookies = expiredPreviewCookies().map((cookie): [string, string] => ['set-cookie', cookie])
  return new Response(null, { status: 303, headers: [['location', `${env.SITE_URL}/`], ...cookies] })
}
