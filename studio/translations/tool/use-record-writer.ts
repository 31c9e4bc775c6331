import { useToast } from '@sanity/ui/toast'
import { apiVersion } from '@tidewright/schemas/api-version.ts'
import { useRef } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import type { CheckId } from '../checks.ts'
import { type SourceRecord, sourceRecord } from '../source-record.ts'
import type { ContentDocument } from '../translated-copy.ts'

/** Writes down what a translator does and says: works on it; that it matches the English text of now; that a finding is none. */
export function useRecordWriter(translationId: string, source: ContentDocument, record: SourceRecord | null) {
  const client = useClient({ apiVersion })
  const toast = useToast()
  const translator = useCurrentUser()?.id
  const hasTyped = useRef(false)
  const write = async (change: SourceRecord) => {
    try {
      await client.createOrReplace(change, { tag: 'translation' })
    } catch (error) {
      console.warn('What was said of a translation was not saved.', error)
      toast.push({
        status: 'error',
        title: 'Not saved',
        description: 'The content lake did not take it. Check the connection and try again.',
      })
    }
  }
  return {
    matches: () => write(sourceRecord(translationId, source, { translator, dismissed: record?.dismissed })),
    dismiss: (place: string, check: CheckId) => {
      const before = record ?? sourceRecord(translationId, source)
      const dismissed = [...(before.dismissed ?? []), `${place} ${check}`]
      return write({ ...before, ...(translator ? { translator } : {}), dismissed })
    },
    /** To be called with each change of a text: the first one makes the translation the translator's own. */
    types: async () => {
      if (hasTyped.current || !translator || record?.translator === translator) return
      hasTyped.current = true
      const own = record ?? sourceRecord(translationId, source)
      const transaction = client.transaction().createIfNotExists(own)
      await transaction
        .patch(own._id, { set: { translator } })
        .commit({ tag: 'translation' })
        .catch((error: unknown) => console.warn('Whose translation this is was not saved.', error))
    },
  }
}
