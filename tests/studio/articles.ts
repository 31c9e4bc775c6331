import { randomUUID } from 'node:crypto'
import type { SanityClient } from '@sanity/client'

/** The ids of a document and its draft. */
type Ids = { id: string; draftId: string }

export type Article = Ids & { title: string; slug: string }

export type ArticleOptions = {
  language?: string
  slug?: string
  /** Additional fields, or replacements for those of a complete article. */
  fields?: Record<string, unknown>
  published?: boolean
  /** Unpublished changes. */
  draft?: Record<string, unknown>
}

/** A word that no other document contains. */
export function uniqueWord(): string {
  return `q${randomUUID().replaceAll('-', '').slice(0, 10)}`
}

/** Creates an article as the Studio does, as a draft that is then published, so that it has a history. */
export async function createArticle(lake: SanityClient, options: ArticleOptions = {}): Promise<Article> {
  const word = uniqueWord()
  const language = options.language ?? 'en-UK'
  const article = { id: word, draftId: `drafts.${word}`, title: `About ${word}`, slug: options.slug ?? word }
  await lake.create({
    ...(await completeFields(lake, language)),
    _id: article.draftId,
    _type: 'insight',
    language,
    title: article.title,
    slug: { _type: 'slug', current: article.slug },
    ...options.fields,
  })
  if (options.published !== false) await publish(lake, article)
  if (options.draft) await editDraft(lake, article, options.draft)
  return article
}

/** The required fields of a starter article, with a short body and a category of the language. */
async function completeFields(lake: SanityClient, language: string): Promise<Record<string, unknown>> {
  const fields = await lake.fetch<Record<string, unknown>>(
    '*[_id == "insight-sme-advantage"][0]{summary, publishedAt, picture, "body": body[0...1]}',
  )
  const _ref = `category-strategic-analyses${language === 'en-UK' ? '' : `-${language}`}`
  return { ...fields, category: { _type: 'reference', _ref } }
}

export function publish(lake: SanityClient, { id, draftId }: Ids): Promise<unknown> {
  return lake.action({ actionType: 'sanity.action.document.publish', draftId, publishedId: id })
}

/** Edits a draft as another editor would. */
export function editDraft(
  lake: SanityClient,
  { id, draftId }: Ids,
  set: Record<string, unknown>,
): Promise<unknown> {
  return lake.action({
    actionType: 'sanity.action.document.edit',
    draftId,
    publishedId: id,
    patch: { set },
  })
}

/** The ids of all drafts, published documents and assets. */
export function allIds(lake: SanityClient): Promise<string[]> {
  return lake.fetch('*[!(_type match "system.*")]._id', {}, { perspective: 'raw' })
}

/** Deletes documents in one transaction, so that references among them don't block it. */
export async function deleteAll(lake: SanityClient, isOwn: (id: string) => boolean): Promise<void> {
  const transaction = lake.transaction()
  for (const id of (await allIds(lake)).filter(isOwn)) transaction.delete(id)
  if (transaction.toJSON().length > 0) await transaction.commit()
}

/** The releases, newest first. */
export function allReleases(lake: SanityClient): Promise<{ name: string; state: string }[]> {
  const query = '*[_type == "system.release"] | order(_createdAt desc){ name, state }'
  return lake.fetch(query, {}, { perspective: 'raw' })
}

/** Deletes all releases and, with them, their versions: a scheduled one would lock them. */
export async function deleteReleases(lake: SanityClient): Promise<void> {
  for (const { name: releaseId, state } of await allReleases(lake)) {
    if (state === 'scheduled') await lake.releases.unschedule({ releaseId })
    if (state === 'scheduled' || state === 'active') await lake.releases.archive({ releaseId })
    await lake.releases.delete({ releaseId })
  }
}
