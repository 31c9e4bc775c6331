import type { SanityClient } from '@sanity/client'

type Article = { _id: string; language: string; type: string }
type Category = { _id: string; language: string; title: string }

/** How many articles got a category, and the kinds that no category has as its name, with their languages. */
type AssignReport = { assigned: number; withoutCategory: string[] }

/** Few enough for one request. */
const perTransaction = 100

/**
 * Gives every article from before there were categories, drafts included, the published category of its language that
 * has its kind as its name. The kind stays, for a site of the version before. Running it again changes nothing.
 */
export async function assignCategories(client: SanityClient): Promise<AssignReport> {
  const raw = { perspective: 'raw' } as const
  const articles = await client.fetch<Article[]>(
    '*[_type == "insight" && defined(type) && !defined(category)]{ _id, language, type }',
    {},
    raw,
  )
  const categories = await client.fetch<Category[]>(
    '*[_type == "category"]{ _id, language, title }',
    {},
    { perspective: 'published' },
  )
  const ids = new Map(categories.map(({ _id, language, title }) => [keyOf(language, title), _id]))
  const matched = articles.flatMap(({ _id, language, type }) => {
    const category = ids.get(keyOf(language, type))
    return category ? [{ _id, category }] : []
  })
  for (let start = 0; start < matched.length; start += perTransaction) {
    const transaction = client.transaction()
    for (const { _id, category } of matched.slice(start, start + perTransaction))
      transaction.patch(_id, { setIfMissing: { category: { _type: 'reference', _ref: category } } })
    await transaction.commit()
  }
  const others = articles.filter(({ language, type }) => !ids.has(keyOf(language, type)))
  return {
    assigned: matched.length,
    withoutCategory: [...new Set(others.map(({ language, type }) => `${type.trim()} (${language})`))].sort(),
  }
}

/** Kinds were typed by hand. */
function keyOf(language: string, name: string): string {
  return `${language} ${name.trim().replaceAll(/\s+/g, ' ').toLowerCase()}`
}
