import { defaultLocale } from '@tidewright/contracts/locales.ts'
import { translatedTypes } from '@tidewright/schemas/registry.ts'
import { useListenedQuery } from '../../ui/use-listened-query.ts'
import type { TranslationFacts } from '../translation-states.ts'

const isUnpublished = '!defined(*[_id == string::split(^._id, "drafts.")[1]][0]._id)'

export const factsQuery = {
  fetch: `{
    "sources": *[language == $english && _type in $types && !(_id in path("versions.**")) && (!(_id in path("drafts.**")) || ${isUnpublished})] | order(_type, _id),
    "versions": *[language != $english && _type in $types && !(_id in path("versions.**"))]{
      _id, language, "content": @
    },
    "glossaries": *[_type == "glossary" && !(_id in path("drafts.**") || _id in path("versions.**"))]{ language, "terms": terms[]{ english, translation } },
    "groups": *[_type == "translation.metadata"]{ _id, "members": translations[]{ language, "id": value._ref } },
    "records": *[_type == "translationSource"]{
      translation, sourceRev, translator, dismissed, "units": select(sourceRev != *[_id == ^.source][0]._rev => units[]{ path, text })
    }
  }`,
  listen: '*[_type in $types || _type in ["translation.metadata", "translationSource", "glossary"]]',
  tag: 'translations',
  // Any edit by anybody triggers a refetch.
  throttleMs: 3_000,
}
export const factsParams = { english: defaultLocale, types: translatedTypes }

/** All documents and their translations, kept up to date. */
export function useTranslationFacts(): TranslationFacts | 'failed' | undefined {
  return useListenedQuery<TranslationFacts>(factsQuery, factsParams)
}
