import { defaultLocale, type LocaleId, locales } from '@tidewright/schemas/locales.ts'
import type { SanityClient } from 'sanity'
import { retryConflicts } from '../documents/retry-conflicts.ts'
import type { ContentDocument } from '../documents/translated-copy.ts'
import { groupQuery, type TranslationGroup } from '../documents/translation-group.ts'
import { orderPatch } from './order-patch.ts'

/** The languages whose lists were put in another order, and those that the content lake did not take. */
export type OrderResult = { reordered: LocaleId[]; failed: LocaleId[] }

/**
 * Puts the lists of translations in the order of their English document as it is published, in what is published of them and in their drafts.
 * `ids` are published ids of one group: with that of the English document among them all translations follow, else those that are named.
 * A transaction a translation, so that one which is refused keeps nothing from the others.
 */
export async function applySourceOrder(client: SanityClient, ids: readonly string[]): Promise<OrderResult> {
  const options = { perspective: 'raw', tag: 'translation' } as const
  const group = await client.fetch<TranslationGroup | null>(groupQuery, { id: ids[0] }, options)
  const idOf = (locale: LocaleId) => group?.members?.find(({ language }) => language === locale)?.id
  const english = idOf(defaultLocale)
  const result: OrderResult = { reordered: [], failed: [] }
  if (!english) return result
  for (const { id: locale } of locales) {
    const id = idOf(locale)
    if (locale === defaultLocale || !id || !(ids.includes(english) || ids.includes(id))) continue
    try {
      if (await retryConflicts(() => applyOrderTo(client, english, id))) result.reordered.push(locale)
    } catch (error) {
      console.warn(`The order of ${english} was not taken over by ${id}.`, error)
      result.failed.push(locale)
    }
  }
  return result
}

/** @returns whether anything stood in another order. @throws when the content lake does not take it, or somebody types in the translation. */
async function applyOrderTo(client: SanityClient, english: string, id: string): Promise<boolean> {
  const [source, ...versions] = await client.getDocuments<ContentDocument>([english, id, `drafts.${id}`])
  const transaction = client.transaction()
  for (const version of versions) {
    const order = source && version ? orderPatch(source, version) : {}
    if (!version || Object.keys(order).length === 0) continue
    transaction.patch(version._id, (patch) => patch.set(order).ifRevisionId(version._rev))
  }
  if (transaction.toJSON().length === 0) return false
  await transaction.commit({ tag: 'translation' })
  return true
}
