import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { figuresInDownloads } from '@tidewright/contracts/figures-in-downloads.gen.ts'
import { type CustomValidator, getPublishedId, type SanityClient } from 'sanity'
import { placeholderUses, typesWithOwnPlaceholders } from './placeholder-exists.ts'

/** A document whose texts, or the file that the site makes for it, use figures, with the keys of those figures. */
export type DocumentWithFigures = {
  id: string
  type: string
  title: string | null
  language: string
  keys: ReadonlySet<string>
}

/** Messages use figures, emails one of them, downloads in their files; other types with placeholders of their own can't. */
const withFigures = ['uiStrings', 'emailText', 'download', 'industryGuide']
const typesWithoutFigures = typesWithOwnPlaceholders.filter((type) => !withFigures.includes(type))

/** Documents per query. A site has a few hundred, a large one thousands. */
const pageSize = 500

const query = `*[defined(language) && !(_type in $typesWithoutFigures) && _id > $after] | order(_id) [0...${pageSize}]`

type ContentDocument = { _id: string; _type: string; language: string; [field: string]: unknown }

/** Every document that uses a figure, in its published version or in its draft. */
export async function fetchDocumentsWithFigures(client: SanityClient): Promise<DocumentWithFigures[]> {
  const quoting = new Map<string, DocumentWithFigures>()
  for (let after = ''; ; ) {
    const documents = await client
      .withConfig({ apiVersion })
      .fetch<ContentDocument[]>(
        query,
        { after, typesWithoutFigures },
        { perspective: 'raw', tag: 'figure-in-use' },
      )
    for (const document of documents.map(documentWithFigures)) {
      const keys = document.keys.union(quoting.get(document.id)?.keys ?? new Set<string>())
      if (keys.size > 0) quoting.set(document.id, { ...document, keys })
    }
    const last = documents.at(-1)
    if (!last || documents.length < pageSize) return [...quoting.values()]
    after = last._id
  }
}

function documentWithFigures(document: ContentDocument): DocumentWithFigures {
  const { _id, _type, language } = document
  const title = [document.title, document.name, document.question, document.heading].find(
    (text) => typeof text === 'string',
  )
  const keys = new Set([
    ...placeholderUses(document).map(({ key }) => key),
    ...priceKeys(document),
    ...keysInDownload(document),
  ])
  return { id: getPublishedId(_id), type: _type, title: title ?? null, language, keys }
}

/** The figures in the file that visitors download; an uploaded file takes its place. */
function keysInDownload({ file, shippedFile }: ContentDocument): readonly string[] {
  return file ? [] : (figuresInDownloads[String(shippedFile)] ?? [])
}

/** The figures that `price` fields name, at any depth. */
function priceKeys(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(priceKeys)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, inner]) =>
    field === 'price' && typeof inner === 'string' ? [inner] : priceKeys(inner),
  )
}

/** Refuses to delete a published figure, or to change its key, while a text uses it: visitors would see the braces. */
export const keepsFiguresInUse: CustomValidator<readonly unknown[] | undefined> = async (
  figures,
  context,
) => {
  const client = context.getClient({ apiVersion })
  const published = await client.fetch<string[] | null>(
    '*[_type == "siteSettings"][0].figures[].key',
    {},
    { perspective: 'published', tag: 'figure-in-use' },
  )
  const kept = figures?.map((figure) => Object(figure).key)
  const gone = (published ?? []).filter((key) => !kept?.includes(key))
  if (gone.length === 0) return true
  const documents = await fetchDocumentsWithFigures(client)
  const quoted = gone
    .map((key) => ({ key, by: documents.filter(({ keys }) => keys.has(key)) }))
    .filter(({ by }) => by.length > 0)
  return quoted.length === 0 || quoted.map(({ key, by }) => messageOf(key, by)).join(' ')
}

/** Names the first three documents, which is enough to start with. */
function messageOf(key: string, by: readonly DocumentWithFigures[]): string {
  const names = by.slice(0, 3).map(({ title, type, language }) => `“${title ?? type}” (${language})`)
  const more = by.length > 3 ? ` and ${by.length - 3} more` : ''
  return `{${key}} is still quoted by ${names.join(', ')}${more}: take it out of their texts first, or bring the figure back.`
}
