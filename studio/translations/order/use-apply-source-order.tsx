import { Button, Flex, Text } from '@sanity/ui'
import { type ToastParams, useToast } from '@sanity/ui/toast'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { defaultLocale, type LocaleId, localeOf, locales } from '@tidewright/contracts/locales.ts'
import { useCallback } from 'react'
import { type SanityClient, useClient } from 'sanity'
import { editedId } from '../../releases/edited-id.ts'
import { changeDraft, type Edited, retryConflicts } from '../documents/change-draft.ts'
import type { ContentDocument } from '../documents/translated-copy.ts'
import { groupQuery, type TranslationGroup } from '../documents/translation-group.ts'
import { updateReferences } from '../documents/update-references.ts'
import { orderPatch } from './order-patch.ts'

const translated = locales.map(({ id }) => id).filter((id) => id !== defaultLocale)

/**
 * Applies the English list order to the translations of published documents (see `applyOrderOf`) and reports the result in
 * one toast; if nothing changed, only in a release, where an editor asked for it.
 */
export function useApplySourceOrder(): (ids: readonly string[], release?: string) => Promise<void> {
  const client = useClient({ apiVersion })
  const { push } = useToast()
  return useCallback(
    async function apply(ids: readonly string[], release?: string, shown?: string) {
      // A later result replaces the earlier one of the same documents, but hides no failure of others.
      const id = shown ?? `source-order-${ids.join()}`
      const { reordered, failed, again } = await applySourceOrder(client, ids, release)
      if (failed.length > 0)
        push({ id, ...orderFailed(failed, release, () => void apply(again, release, id)) })
      else if (reordered.length > 0 || shown || release) push({ id, ...orderUpdated(reordered) })
    },
    [client, push],
  )
}

function orderUpdated(reordered: readonly LocaleId[]): ToastParams {
  const where = reordered.length > 0 ? ` in ${namesOf(reordered)}` : ''
  return {
    status: 'info',
    title: 'Order updated',
    description: `Lists now follow the English order${where}.`,
  }
}

function orderFailed(
  failed: readonly LocaleId[],
  release: string | undefined,
  retry: () => void,
): ToastParams {
  return {
    status: 'error',
    duration: 600_000,
    closable: true,
    title: release
      ? 'The order in other languages isn’t updated yet.'
      : 'Published. Translations aren’t updated yet.',
    description: (
      <Flex direction="column" gap={3} paddingTop={2}>
        <Text size={1}>
          {`Couldn’t apply the English order${release ? '' : ' or link to translations'} in ${namesOf(failed)}. Try again, or use “Update sections and lists from English” in the translation later.`}
        </Text>
        <Flex>
          <Button mode="ghost" text="Try again" onClick={retry} />
        </Flex>
      </Flex>
    ),
  }
}

function namesOf(ids: readonly LocaleId[]): string {
  return ids.map((id) => localeOf(id).name).join(', ')
}

/** The languages whose lists were reordered, and those for which it failed. */
type OrderResult = { reordered: LocaleId[]; failed: LocaleId[] }

/** Applies the English list order for each document (see `applyOrderOf`). @returns also the ids that failed, as `again`. */
export async function applySourceOrder(
  client: SanityClient,
  ids: readonly string[],
  release?: string,
): Promise<OrderResult & { again: string[] }> {
  const [reordered, failed] = [new Set<LocaleId>(), new Set<LocaleId>()]
  const again: string[] = []
  for (const id of ids) {
    const result = await applyOrderOf(client, id, release).catch((error: unknown): OrderResult => {
      console.warn('Could not read the translations of a document.', error)
      return { reordered: [], failed: translated }
    })
    for (const locale of result.reordered) reordered.add(locale)
    for (const locale of result.failed) failed.add(locale)
    if (result.failed.length > 0) again.push(id)
  }
  return { reordered: [...reordered], failed: [...failed], again }
}

/**
 * Applies the list order of the published English document to its translations, published versions and drafts alike.
 * `published` is the id of the document that was published: if it is the English one, all translations are reordered,
 * otherwise only itself, and references to it are updated. Each translation has its own transaction, so that one failure
 * doesn't block the others. In a release, the order of its English document is applied to the published translations and
 * those in it.
 */
async function applyOrderOf(client: SanityClient, published: string, release?: string): Promise<OrderResult> {
  const options = { perspective: 'raw', tag: 'translation' } as const
  const params = { id: published, release: release ?? '' }
  const group = await client.fetch<TranslationGroup | null>(groupQuery, params, options)
  const members = group?.members ?? []
  const idOf = (locale: LocaleId) => members.find(({ language }) => language === locale)?.id
  const english = idOf(defaultLocale)
  const result: OrderResult = { reordered: [], failed: [] }
  if (!english) return result
  for (const { id: locale } of locales) {
    const id = idOf(locale)
    if (locale === defaultLocale || !id || ![english, id].includes(published)) continue
    try {
      const isReordered = release
        ? await applyOrderInRelease(client, english, { id, release })
        : await retryConflicts(() => applyOrderTo(client, english, id))
      if (isReordered) result.reordered.push(locale)
      if (release || id !== published) continue
      const others = members.flatMap((member) => (member.id && member.id !== id ? member.id : []))
      await updateReferences(client, { id, locale, others })
    } catch (error) {
      console.warn(`Could not apply the list order of ${english} to ${id}, or update references.`, error)
      result.failed.push(locale)
    }
  }
  return result
}

/**
 * The languages whose lists will have another order than in English, once its draft, with those of the documents
 * `together`, or the release is published. None if `id` isn't an English document.
 */
export async function fetchLanguagesInOtherOrder(
  client: SanityClient,
  { id: english, release }: Edited,
  together: readonly string[] = [],
): Promise<LocaleId[]> {
  const options = { perspective: 'raw', tag: 'translation' } as const
  const params = { id: english, release: release ?? '' }
  const group = await client.fetch<TranslationGroup | null>(groupQuery, params, options)
  const found = await Promise.all(
    locales.map(async ({ id: locale }) => {
      const id = group?.members?.find(({ language }) => language === locale)?.id
      if (locale === defaultLocale || !id) return []
      const isPublishedToo = release !== undefined || together.includes(id)
      const ids = [editedId(english, release), ...(isPublishedToo ? [editedId(id, release)] : []), id]
      const [source, ...versions] = await client.getDocuments<ContentDocument>(ids)
      const now = versions.find((version) => version !== null)
      return source && now && Object.keys(orderPatch(source, now)).length > 0 ? [locale] : []
    }),
  )
  return found.flat()
}

/** @returns whether anything was reordered. @throws if the write fails, or conflicts with somebody's edits. */
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

/**
 * The same in a release. A translation that isn't in it joins as visitors see it: nobody asked to publish its draft. One
 * that was never published stays out.
 */
async function applyOrderInRelease(client: SanityClient, english: string, edited: Edited): Promise<boolean> {
  const ids = [english, edited.id].flatMap((id) => [editedId(id, edited.release), id])
  const [version, published, ...translations] = await client.getDocuments<ContentDocument>(ids)
  const source = version ?? published
  if (!source || !translations.some(Boolean)) return false
  let isReordered = false
  await changeDraft(client, { ...edited, isFromPublished: true }, (now) => {
    const order = orderPatch(source, now)
    isReordered = Object.keys(order).length > 0
    return isReordered ? { set: order } : null
  })
  return isReordered
}
