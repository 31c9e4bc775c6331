import type { IdentifiedSanityDocumentStub, SanityClient, SanityDocument } from '@sanity/client'
import { locales } from '@tidewright/contracts/locales.ts'

/** Articles of five languages in a mutation, which may have 4 MB. */
const batch = 25
const day = 86_400_000

/** Copies a starter article into the content lake in every language, numbered `from` to `to`. */
export async function addArticles(client: SanityClient, from: number, to: number): Promise<void> {
  const original = await client.getDocument('insight-sme-advantage')
  if (!original) throw new Error('The starter content has no insight-sme-advantage.')
  for (let index = from; index < to; index += batch) {
    const transaction = client.transaction()
    for (let number = index; number < Math.min(index + batch, to); number++) {
      for (const document of articleOf(original, number))
        transaction.createOrReplace<Record<string, unknown>>(document)
    }
    await transaction.commit({ visibility: 'async' })
  }
}

/** The public path of the English one. */
export function growthPath(number: number): string {
  return `/insights/article-${number}`
}

/** The id of one in a language. */
export function growthId(number: number, language: string): string {
  return `growth-${number}-${language}`
}

function articleOf(original: SanityDocument, number: number): IdentifiedSanityDocumentStub[] {
  const publishedAt = new Date(Date.UTC(2025, 0, 1) - number * day).toISOString().slice(0, 10)
  const articles = locales.map(({ id: language }) => ({
    ...original,
    _id: growthId(number, language),
    language,
    title: `Article ${number} (${language})`,
    slug: { _type: 'slug', current: `article-${number}` },
    publishedAt,
  }))
  const translations = locales.map(({ id: language }) => ({
    _key: language,
    language,
    value: { _type: 'reference', _ref: growthId(number, language) },
  }))
  return [
    ...articles,
    { _id: `growth-${number}-all`, _type: 'translation.metadata', translations, schemaTypes: ['insight'] },
  ]
}
