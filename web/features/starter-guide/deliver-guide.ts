import type { LocaleId } from '@tidewright/contracts/locales.ts'
import * as downloads from '@/backend/downloads.ts'
import { insertSubscriber } from '@/backend/subscribers.ts'
import type { StarterGuide } from '@/content-types.ts'
import { downloadFile } from '@/ui/open-file.ts'

type GuideFile = { id: string; fileUrl: string }

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

/** Finds the guide's file in the visitor's locale; null if there is none, or the database doesn't respond. */
export async function findGuide({ resource }: StarterGuide, locale: LocaleId): Promise<GuideFile | null> {
  try {
    const found = await downloads.findResource(resource, locale)
    if (!found) throw new Error('Resource not found')
    if (!found.fileUrl) throw new Error('File URL not available')
    return { id: found.id, fileUrl: found.fileUrl }
  } catch (error) {
    console.warn(error instanceof Error ? error.message : 'The guide was not found.')
    return null
  }
}

/**
 * Downloads the file one second after `submittedAt`, by `performance.now()`, or now if that is past.
 * @returns whether the browser accepted it
 */
export async function deliverGuide({ id, fileUrl }: GuideFile, submittedAt: number): Promise<boolean> {
  await until(submittedAt + downloadDelay)
  try {
    downloadFile(fileUrl)
    void downloads.countDownload(id, 'downloadable_resources')
    return true
  } catch (error) {
    console.warn(error instanceof Error ? error.message : 'The guide did not download.')
    return false
  }
}

function until(moment: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - performance.now())))
}
