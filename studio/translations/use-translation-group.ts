import { apiVersion } from '@tidewright/schemas/api-version.ts'
import { useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'
import { groupQuery, type TranslationGroup } from './translation-group.ts'

/** The translations of a document, kept up to date; undefined before they are known, null when there are none. */
export function useTranslationGroup(id: string): TranslationGroup | null | undefined {
  const documentStore = useDocumentStore()
  const [group, setGroup] = useState<TranslationGroup | null>()
  useEffect(() => {
    const query = { fetch: groupQuery, listen: '*[_type == "translation.metadata" || references($id)]' }
    const options = { apiVersion, perspective: 'raw' as const, tag: 'translations' }
    const subscription = documentStore
      .listenQuery(query, { id }, options)
      .subscribe({ next: (answer: TranslationGroup | null) => setGroup(answer) })
    return () => subscription.unsubscribe()
  }, [documentStore, id])
  return group
}
