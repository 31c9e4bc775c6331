import { useToast } from '@sanity/ui/toast'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { useRef } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { useRights } from '../../roles/use-rights.ts'
import type { CheckId } from '../checks/checks.ts'
import type { Edited } from '../documents/change-draft.ts'
import type { SourceRecord } from '../documents/source-record.ts'
import type { ContentDocument } from '../documents/translated-copy.ts'
import { dismissalEntry, recordDismissal, recordMatch, recordTranslator } from '../documents/write-record.ts'

/**
 * Records who works on a translation, that it is up to date, and which findings are correct. Records aren't part of a
 * release.
 */
export function useRecordWriter(
  { id, release }: Edited,
  source: ContentDocument,
  record: SourceRecord | null,
) {
  const client = useClient({ apiVersion })
  const toast = useToast()
  const translator = useCurrentUser()?.id
  const { links } = useRights()
  const hasTyped = useRef(false)
  // What is marked as correct while the new English is on the screen is about that one.
  const dismissedHere = useRef(new Set<string>())
  const recorded = { translationId: id, source, translator }
  const reportFailure = (writing: Promise<void>) =>
    writing.catch((error: unknown) => {
      console.warn('Could not save the state of a translation.', error)
      toast.push({
        status: 'error',
        title: 'Couldn’t save',
        description: 'Check your connection and try again.',
      })
    })
  return {
    markUpToDate: () => reportFailure(recordMatch(client, recorded, dismissedHere.current)),
    dismiss: (path: string, check: CheckId) => {
      dismissedHere.current.add(dismissalEntry({ path, check }))
      return reportFailure(recordDismissal(client, recorded, { path, check }))
    },
    /** Call this on each edit: the first one records the user as the translator. */
    onType: async () => {
      if (!links || release || hasTyped.current || !translator || record?.translator === translator) return
      hasTyped.current = true
      await recordTranslator(client, recorded).catch((error: unknown) => {
        hasTyped.current = false
        console.warn('Could not record the translator.', error)
      })
    },
  }
}
