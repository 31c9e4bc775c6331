import type { LocaleId } from '@tidewright/contracts/locales.ts'
import type { SanityClient } from 'sanity'
import { mergeTranslation } from '../units/write-units.ts'
import { changeDraft, type Edited } from './change-draft.ts'
import { fetchTranslations } from './create-translation.ts'
import { type ContentDocument, contentOf, referencedIds, translatedCopy } from './translated-copy.ts'

type SyncOptions = { source: ContentDocument; edited: Edited; locale: LocaleId }

/**
 * Gives the draft of a translation, or its version in a release, the current sections, lists and links of the English document. Translated texts are
 * kept.
 */
export async function syncStructure(
  client: SanityClient,
  { source, edited, locale }: SyncOptions,
): Promise<void> {
  const translations = await fetchTranslations(client, referencedIds(source), locale)
  const copy = translatedCopy(source, { id: edited.id, language: locale, translations })
  await changeDraft(client, edited, (now) => {
    const { _type, ...set } = contentOf(mergeTranslation(copy, now))
    const unset = Object.keys(contentOf(now)).filter((field) => field !== '_type' && !(field in set))
    return { set, unset }
  })
}
