import type { LocaleId } from '@tidewright/schemas/locales.ts'
import * as downloads from '@/backend/downloads.ts'
import { insertSubscriber } from '@/backend/subscribers.ts'
import type { StarterGuide } from '@/content-types.ts'
import { downloadFile } from '@/ui/open-file.ts'

/** How long after the form was sent the download starts, in milliseconds (spec section 9: download delay). */
const downloadDelay = 1_000

/** Subscribes the email to the newsletter. Errors are only logged: the guide is delivered anyway (spec section 8). */
export async function signUp(email: string, locale: LocaleId): Promise<void> {
  const result = await insertSubscriber(email, locale).catch(() => ({
    code: 'failed',
    reason: 'unreachable',
  }))
  if ('reason' in result) console.warn(`The newsletter sign-up failed: ${result.reason}`)
}

/**
 * Downloads the guide in the visitor's locale one second after `submittedAt`, by `performance.now()`, or as soon after
 * that as the database responds.
 * @returns whether there is a file; errors are logged
 */
export async function deliverGuide(
  { resource }: StarterGuide,
  locale: LocaleId,
  submittedAt: number,
): Promise<boolean> {
  const finding = findFile(resource, locale)
  await Promise.allSettled([finding, until(submittedAt + downloadDelay)])
  try {
    const { id, fileUrl } = await finding
    downloadFile(fileUrl)
    void downloads.countDownload(id, 'downloadable_resources')
    return true
  } catch (error) {
    console.warn(error instanceof Error ? error.message : 'The guide did not download.')
    return false
  }
}

async function findFile(resource: string, locale: LocaleId): Promise<{ id: string; fileUrl: string }> {
  const found = await downloads.findResource(resource, locale)
  if (!found) throw new Error('Resource not found')
  if (!found.fileUrl) throw new Error('File URL not available')
  return { id: found.id, fileUrl: found.fileUrl }
}

function until(moment: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - performance.now())))
}
