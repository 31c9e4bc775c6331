import 'server-only'
import { defaultLocale, isLocaleId, type LocaleId, locales } from '@tidewright/contracts/locales.ts'
import {
  isRoutableType,
  listPagePath,
  localePath,
  publicPath,
  slugPath,
} from '@tidewright/contracts/public-path.ts'
import { searchPath } from '@tidewright/contracts/search-paths.ts'
import { otherUrlsQuery, routableDocumentsQuery } from '@tidewright/schemas/documents/public-paths.groq.ts'
import { z } from 'zod'
import { articlesPerPage } from './insight-lists.ts'
import { queryLake } from './lake/query-lake.ts'

const documents = z.array(
  z.object({
    _id: z.string(),
    _type: z.string(),
    language: z.string(),
    slug: z.string(),
    hasListPages: z.boolean().nullable(),
    inCategory: z.number().nullable(),
  }),
)
const others = z.object({
  redirects: z.array(z.object({ from: z.string(), isGone: z.boolean() })),
  ids: z.array(z.string()),
  articles: z.number(),
})

/** The limit of `routableDocumentsQuery`. */
const documentsPerQuery = 5_000

/**
 * Every URL that the content lake has something for, and the pages that visitors may mistype, uncached:
 * public paths of pages, ids of published documents, images and files, and redirects.
 * @throws if the lake doesn't respond, or not with that.
 */
export async function listKnownUrls() {
  const { redirects, ids, articles } = others.parse(await queryLake(otherUrlsQuery, { isLong: true }))
  /** The lists with several pages, and how many articles they have at most, besides those that stand in for translations. */
  const lists: { path: string; own: number }[] = []
  let mostInEnglish = 0
  const paths = locales.flatMap(({ id }) => [localePath(id, '/weeklyplaybooks'), searchPath(id)])
  for (let after = ''; ; ) {
    const params = { after }
    const part = documents.parse(await queryLake(routableDocumentsQuery, { params, isLong: true }))
    for (const { _id, _type, language, slug, hasListPages, inCategory } of part) {
      ids.push(_id)
      if (language === defaultLocale) mostInEnglish = Math.max(mostInEnglish, inCategory ?? 0)
      if (!isRoutableType(_type) || !isLocaleId(language)) continue
      for (const id of localesShowing(language)) {
        const path = publicPath(_type, id, slug)
        // Paths with the English prefix redirect.
        paths.push(path, localePath(id, slugPath(_type, defaultLocale, slug)))
        const own = hasListPages ? articles : inCategory
        if (own !== null) lists.push({ path, own })
      }
    }
    if (part.length < documentsPerQuery) break
    after = part.at(-1)?._id ?? ''
  }
  for (const { path, own } of lists) {
    // `page-1` redirects to its list.
    paths.push(`${path}/page-1`)
    // English articles stand in for translations.
    const count = Math.ceil((own + mostInEnglish) / articlesPerPage)
    for (let number = 2; number <= count; number += 1) paths.push(listPagePath(path, number))
  }
  return { paths, ids, redirects }
}

/** English documents are shown, or lead to their translation, in every locale. */
function localesShowing(language: LocaleId): LocaleId[] {
  return language === defaultLocale ? locales.map(({ id }) => id) : [language]
}
