import { useListenedQuery } from '../../ui/use-listened-query.ts'
import { groupQuery, type TranslationGroup } from './translation-group.ts'

const query = {
  fetch: groupQuery,
  listen: '*[_type == "translation.metadata" || references($id)]',
  tag: 'translations',
}

/** The translations of a document, kept up to date; undefined before they are known, null when there are none. */
export function useTranslationGroup(id: string): TranslationGroup | null | undefined {
  const answer = useListenedQuery<TranslationGroup | null>(query, { id })
  return answer === 'failed' ? undefined : answer
}
