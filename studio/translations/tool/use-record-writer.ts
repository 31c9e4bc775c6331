import { useToast } from '@sanity/ui/toast'
import { apiVersion } from '@tidewright/schemas/api-version.ts'
import { useRef } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import type { CheckId } from '../checks/checks.ts'
import type { SourceRecord } from '../documents/source-record.ts'
import type { ContentDocument } from '../documents/translated-copy.ts'
import { recordDismissal, recordMatch, recordTranslator } from '../documents/write-record.ts'

/** Writes down what a translator does and says: works on it; that it matches the English text of now; that a finding is none. */
export function useRecordWriter(translationId: string, source: ContentDocument, record: SourceRecord | null) {
  const client = useClient({ apiVersion })
  const toast = useToast()
  const translator = useCurrentUser()?.id
  const hasTyped = useRef(false)
  const recorded = { translationId, source, translator }
  const say = (writing: Promise<void>) =>
    writing.catch((error: unknown) => {
      console.warn('What was said of a translation was not saved.', error)
      toast.push({
        status: 'error',
        title: 'Not saved',
        description: 'The content lake did not take it. Check the connection and try again.',
      })
    })
  return {
    matches: () => say(recordMatch(client, recorded)),
    dismiss: (place: string, check: CheckId) => say(recordDismissal(client, recorded, { place, check })),
    /** To be called with each change of a text: the first one makes the translation the translator's own. */
    types: async () => {
      if (hasTyped.current || !translator || record?.translator === translator) return
      hasTyped.current = true
      await recordTranslator(client, recorded).catch((error: unknown) => {
        hasTyped.current = false
        console.warn('Whose translation this is was not saved.', error)
      })
    },
  }
}
