import { createHmac } from 'node:crypto'
import { timingSafeEqual } from './timing-safe-equal.ts'

/** The cookie beside Next.js's own, which would open the preview until the next build. */
export const previewPassCookie = 'preview-pass'

/** A working day. Opening the Studio renews it. */
export const previewPassSeconds = 12 * 60 * 60

/** How far the clock of another instance may be ahead, in milliseconds. */
const maxClockSkewMs = 60_000

/**
 * Creates a pass that `isPreviewPass` accepts for twelve hours. `draftCookie` is the value of Next.js's cookie, `now`
 * is in milliseconds.
 */
export function createPreviewPass(draftCookie: string, now: number, siteSecret: string): string {
  return `${now}.${signature(draftCookie, String(now), siteSecret)}`
}

export function isPreviewPass(pass: string, draftCookie: string, now: number, siteSecret: string): boolean {
  const [openedAt = '', signed = ''] = pass.split('.')
  const age = now - Number(openedAt)
  const isInTime = age >= -maxClockSkewMs && age < previewPassSeconds * 1_000
  return isInTime && timingSafeEqual(signed, signature(draftCookie, openedAt, siteSecret))
}

function signature(draftCookie: string, openedAt: string, siteSecret: string): string {
  return createHmac('sha256', siteSecret).update(`preview:${draftCookie}:${openedAt}`).digest('base64url')
}
