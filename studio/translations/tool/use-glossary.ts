import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { useListenedQuery } from '../../ui/use-listened-query.ts'
import type { GlossaryTerm } from '../checks/glossary.ts'

const query = {
  fetch:
    'coalesce(*[_type == "glossary" && language == $locale && !(_id in path("drafts.**") || _id in path("versions.**"))][0].terms, [])[]{ english, translation, note, isFree }',
  listen: '*[_type == "glossary" && language == $locale]',
  tag: 'translations',
}
const none: GlossaryTerm[] = []

/** The published glossary of a language; empty while loading. */
export function useGlossary(locale: LocaleId): readonly GlossaryTerm[] {
  const terms = useListenedQuery<GlossaryTerm[]>(query, { locale })
  return terms === 'failed' || !terms ? none : terms
}
