import { createHmac } from 'node:crypto'
import { timingSafeEqual } from './timing-safe-equal.ts'

/** The cookie beside Next.js's own, which opens the preview for as long as the build lives. */
export const previewPassCookie = 'preview-pass'

/** A working day; whenever the Studio is opened it opens the preview anew. */
export const previewPassSeconds = 12 * 60 * 60

/** What `isPreviewPass` believes for twelve hours. `draftCookie` is the value of Next.js's cookie, `now` in milliseconds. */
export function createPreviewPass(draftCookie: string, now: number, siteSecret: string): string {
  return `${now}.${signature(draftCookie, String(now), siteSecret)}`
}

export function isPreviewPass(pass: string, draftCookie: string, now: number, siteSecret: string): boolean {
  const [openedAt = '', signed = ''] = pass.split('.')
  const age = now - Number(openedAt)
  const isInTime = age >= 0 && age < previewPassSeconds * 1_000
  return isInTime && timingSafeEqual(signed, signature(draftCookie, openedAt, siteSecret))
}

function signature(draftCookie: string, openedAt: string, siteSecret: string): string {
  return createHmac('sha256', siteSecret).update(`preview:${draftCookie}:${openedAt}`).digest('base64url')
}
