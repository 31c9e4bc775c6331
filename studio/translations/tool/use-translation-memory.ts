import { defaultLocale, type LocaleId } from '@tidewright/contracts/locales.ts'
import { translatedTypes } from '@tidewright/schemas/registry.ts'
import { useCallback } from 'react'
import type { SanityClient } from 'sanity'
import { useAsync } from '../../ui/use-async.ts'
import type { ContentDocument } from '../documents/translated-copy.ts'
import { memoryPairs } from '../memory/memory-pairs.ts'
import { TranslationMemory } from '../memory/translation-memory.ts'

const query = `{
  "sources": *[_type in $types && language == $english],
  "translations": *[_type in $types && language == $locale],
  "groups": *[_type == "translation.metadata"]{
    "source": translations[language == $english][0].value._ref, "translation": translations[language == $locale][0].value._ref
  }
}`

type QueryResult = {
  sources: ContentDocument[]
  translations: ContentDocument[]
  groups: { source: string | null; translation: string | null }[]
}

/** The published translations of a language; null while loading, or if loading fails. */
export function useTranslationMemory(locale: LocaleId): TranslationMemory | null {
  const load = useCallback(
    async (client: SanityClient) => {
      const params = { types: translatedTypes, english: defaultLocale, locale }
      const options = { perspective: 'published', tag: 'translations' } as const
      return new TranslationMemory(pairsOf(await client.fetch<QueryResult>(query, params, options)))
    },
    [locale],
  )
  const memory = useAsync(load)
  return memory === 'failed' ? null : (memory ?? null)
}

function pairsOf({ sources, translations, groups }: QueryResult) {
  const byId = new Map([...sources, ...translations].map((document) => [document._id, document]))
  return groups.flatMap(({ source, translation }) => {
    const [english, other] = [byId.get(source ?? ''), byId.get(translation ?? '')]
    return english && other ? memoryPairs(english, other) : []
  })
}
