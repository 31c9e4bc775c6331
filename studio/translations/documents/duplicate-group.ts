import { defaultLocale } from '@tidewright/contracts/locales.ts'
import type { SanityClient } from 'sanity'
import { translationEntry } from './create-translation.ts'
import { recordId } from './source-record.ts'
import { type ContentDocument, contentOf, fileFields } from './translated-copy.ts'
import { groupQuery, type TranslationGroup } from './translation-group.ts'

/** A new download needs new files in every language, and there is one starter guide. */
const notDuplicated = [...fileFields, 'isStarterGuide']

/**
 * Duplicates a document (by published id) and its translations as drafts, in one transaction, with the texts that each
 * was translated from and with free URLs. Translations that were deleted are left out.
 * @returns the future published ids of the duplicates, by language
 */
export async function duplicateGroup(client: SanityClient, id: string): Promise<Map<string, string>> {
  const members = await fetchMembers(client, id)
  const slugs = members.flatMap(({ original }) => slugOf(original) ?? [])
  const suffix = await freeSuffix(client, slugs)
  const english = crypto.randomUUID()
  const copies = members.map((member) => ({
    ...member,
    id: member.language === defaultLocale ? english : `${english}-${member.language}`,
  }))
  const transaction = client.transaction().create({
    _id: `translations-${english}`,
    _type: 'translation.metadata',
    schemaTypes: [...new Set(copies.map(({ original }) => original._type))],
    translations: copies.map((copy) => translationEntry(copy.language, copy.id)),
  })
  for (const { id: copyId, original, record } of copies) {
    const { _type } = original
    const slug = slugOf(original)
    const content = Object.fromEntries(
      Object.entries(contentOf(original)).filter(([field]) => !notDuplicated.includes(field)),
    )
    if (slug) content.slug = { _type: 'slug', current: `${slug}${suffix}` }
    transaction.create({ ...content, _id: `drafts.${copyId}`, _type })
    if (!record) continue
    const source = { _id: recordId(copyId), _type: record._type, translation: copyId, source: english }
    transaction.create({ ...contentOf(record), ...source })
  }
  await transaction.commit({ tag: 'translation' })
  return new Map(copies.map((copy) => [copy.language, copy.id]))
}

/** The existing documents of a translation group, as their editors see them, with their source records. */
async function fetchMembers(client: SanityClient, id: string) {
  const options = { perspective: 'raw', tag: 'translation' } as const
  const group = await client.fetch<TranslationGroup | null>(groupQuery, { id, release: '' }, options)
  const members = (group?.members ?? []).map(async ({ id: memberId, language }) => {
    if (!memberId || !language) return []
    const ids = [`drafts.${memberId}`, memberId, recordId(memberId)]
    const [draft, published, record] = await client.getDocuments<ContentDocument>(ids)
    const original = draft ?? published
    return original ? [{ original, record, language }] : []
  })
  return (await Promise.all(members)).flat()
}

/** A suffix with which no document has one of the slugs: `-copy`, `-copy-2` and so on. */
async function freeSuffix(client: SanityClient, slugs: readonly string[], attempt = 1): Promise<string> {
  const suffix = attempt === 1 ? '-copy' : `-copy-${attempt}`
  const taken = await client.fetch<boolean>(
    'count(*[slug.current in $slugs]) > 0',
    { slugs: slugs.map((slug) => `${slug}${suffix}`) },
    { perspective: 'raw', tag: 'translation' },
  )
  return taken ? freeSuffix(client, slugs, attempt + 1) : suffix
}

function slugOf({ slug }: ContentDocument): string | undefined {
  const current: unknown = Object(slug).current
  return typeof current === 'string' ? current : undefined
}
