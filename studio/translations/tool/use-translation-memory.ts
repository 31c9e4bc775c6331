import { apiVersion } from '@tidewright/schemas/api-version.ts'
import { defaultLocale, type LocaleId } from '@tidewright/schemas/locales.ts'
import { translatedTypes } from '@tidewright/schemas/registry.ts'
import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
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

type Answer = {
  sources: ContentDocument[]
  translations: ContentDocument[]
  groups: { source: string | null; translation: string | null }[]
}

/** What is published in a language already; null while it is being read, and where it cannot be. */
export function useTranslationMemory(locale: LocaleId): TranslationMemory | null {
  const client = useClient({ apiVersion })
  const [memory, setMemory] = useState<TranslationMemory | null>(null)
  useEffect(() => {
    let current = true
    const params = { types: translatedTypes, english: defaultLocale, locale }
    client
      .fetch<Answer>(query, params, { perspective: 'published', tag: 'translations' })
      .then((answer) => current && setMemory(new TranslationMemory(pairsOf(answer))))
      .catch((error: unknown) => console.warn('What was translated before could not be read.', error))
    return () => {
      current = false
    }
  }, [client, locale])
  return memory
}

function pairsOf({ sources, translations, groups }: Answer) {
  const byId = new Map([...sources, ...translations].map((document) => [document._id, document]))
  return groups.flatMap(({ source, translation }) => {
    const [english, other] = [byId.get(source ?? ''), byId.get(translation ?? '')]
    return english && other ? memoryPairs(english, other) : []
  })
}
