import { useSelectedRelease } from '../../releases/selected-release.tsx'
import { useListenedQuery } from '../../ui/use-listened-query.ts'
import { groupQuery, type TranslationGroup } from './translation-group.ts'

const query = {
  fetch: groupQuery,
  listen: '*[_type == "translation.metadata" || references($id)]',
  tag: 'translations',
}

/** The translation group of a document, kept up to date. Undefined while loading, null if there is none. */
export function useTranslationGroup(id: string): TranslationGroup | null | undefined {
  const release = useSelectedRelease()?.id ?? ''
  const group = useListenedQuery<TranslationGroup | null>(query, { id, release })
  return group === 'failed' ? undefined : group
}
