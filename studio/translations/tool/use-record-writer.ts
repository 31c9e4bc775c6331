import { useToast } from '@sanity/ui/toast'
import { apiVersion } from '@tidewright/schemas/api-version.ts'
import { useClient } from 'sanity'
import type { CheckId } from '../checks.ts'
import { type SourceRecord, sourceRecord } from '../source-record.ts'
import type { ContentDocument } from '../translated-copy.ts'

/** Writes down what a translator says: that the translation matches the English text of now, or that a finding is none. */
export function useRecordWriter(translationId: string, source: ContentDocument, record: SourceRecord | null) {
  const client = useClient({ apiVersion })
  const toast = useToast()
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
    matches: () => write(sourceRecord(translationId, source, record?.dismissed)),
    dismiss: (place: string, check: CheckId) => {
      const before = record ?? sourceRecord(translationId, source)
      return write({ ...before, dismissed: [...(before.dismissed ?? []), `${place} ${check}`] })
    },
  }
}
