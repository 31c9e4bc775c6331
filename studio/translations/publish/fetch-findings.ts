import { defaultLocale } from '@tidewright/contracts/locales.ts'
import type { SanityClient } from 'sanity'
import { publishedIdOf, releaseOf } from '../../releases/edited-id.ts'
import type { ContentDocument } from '../documents/translated-copy.ts'
import { fetchLanguagesInOtherOrder } from '../order/use-apply-source-order.tsx'
import { fetchLeftInEnglish } from '../untranslated.ts'
import type { Finding } from './use-publish-question.ts'

/**
 * What an editor should know before a draft, or a version in a release, is published at a time when nobody can be asked
 * and nothing else changes with it but the drafts of the documents `together`.
 */
export async function fetchFindings(
  client: SanityClient,
  edited: ContentDocument,
  together?: readonly string[],
): Promise<Finding[]> {
  if (edited.language !== defaultLocale) {
    const left = await fetchLeftInEnglish(client, edited)
    return left ? [left] : []
  }
  const own = { id: publishedIdOf(edited._id), release: releaseOf(edited._id) }
  const keepsOrder = await fetchLanguagesInOtherOrder(client, own, together)
  return keepsOrder.length > 0 ? [{ keepsOrder }] : []
}
