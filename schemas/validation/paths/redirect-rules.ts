import { defaultLocale, isLocaleId } from '@tidewright/contracts/locales.ts'
import { isRoutableType, publicPath } from '@tidewright/contracts/public-path.ts'
import { basePath } from '@tidewright/contracts/redirect-paths.ts'
import { isStaticFile } from '@tidewright/contracts/static-files.ts'
import { type CustomValidator, getPublishedId, type ValidationContext } from 'sanity'
import { hasPage } from '../../documents/webinar/has-page.groq.ts'
import { fetchPublished } from '../fetch-published.ts'
import { isReservedPath } from './page-slug.ts'

type Page = { _type: string; language: string | null; slug: string | null }
type Redirect = { from: string; page: Page | null }
type LinkValue = { kind?: string; target?: { _ref?: string } } | undefined

const pageFields = `_type, language, "slug": slug.current`

function pagePath(page: Page | null): string | null {
  if (!page?.slug || !isRoutableType(page._type)) return null
  return publicPath(page._type, page.language ?? defaultLocale, page.slug)
}

const idOf = (context: ValidationContext) => getPublishedId(context.document?._id ?? '')

/** Requires a target of a redirect, unless the old page is gone. */
export const requiresTarget: CustomValidator<LinkValue> = (to, { document }) =>
  to || document?.gone === true ? true : 'Choose where visitors go, or turn on “Gone for good”.'

/** Why the site itself needs a path, so that no redirect can start from it; null if it doesn't. */
export function siteProblem(from: string): string | null {
  const parts = basePath(from).split('/').filter(Boolean)
  const [language = '', ...rest] = parts
  if (language.toLowerCase() === defaultLocale.toLowerCase())
    return `English URLs have no language prefix: leave out /${language}.`
  // Next.js keeps requests below these two, however they are spelled, away from the pages.
  const isOfNext = /^(?:api|_next)$/i.test(language)
  if (isOfNext || isReservedPath((isLocaleId(language) ? rest : parts).join('/')))
    return 'This URL is reserved for the site itself.'
  if (isStaticFile(from))
    return `URLs that end in .${from.split('.').at(-1)} are reserved for files of the site. You can’t redirect them.`
  return null
}

/** Requires a path that no page, other redirect or the site itself has. Capitals make no difference to visitors. */
export const isFreePath: CustomValidator<string | undefined> = async (from, context) => {
  if (!from) return true
  const problem = siteProblem(from)
  if (problem) return problem
  const parts = from.toLowerCase().split('/').filter(Boolean)
  const [, ...rest] = parts
  const pages = await fetchPublished<Page[]>(
    context,
    `*[slug.current in $slugs && ${hasPage}]{ ${pageFields} }`,
    {
      slugs: [parts.at(-1), parts.join('/'), rest.join('/') || '/'],
    },
  )
  if (pages.some((page) => pagePath(page)?.toLowerCase() === from.toLowerCase()))
    return 'A page has this URL. Change the URL of the page first.'
  const taken = await fetchPublished<boolean>(
    context,
    'defined(*[_type == "redirect" && lower(from) == $from && _id != $id][0]._id)',
    { from: from.toLowerCase(), id: idOf(context) },
  )
  return taken ? 'Another redirect already uses this URL.' : true
}

/** Requires a page or a website as the target, and that following redirects doesn't lead back to the old path. */
export const isValidTarget: CustomValidator<LinkValue> = async (to, context) => {
  if (context.document?.gone === true) return true
  const kind = to?.kind ?? 'page'
  if (kind !== 'page' && kind !== 'url') return 'Choose a page of this site or another website.'
  const own = context.document?.from
  if (kind !== 'page' || !to?.target?._ref || typeof own !== 'string') return true
  const page = await fetchPublished<Page | null>(context, `*[_id == $id][0]{ ${pageFields} }`, {
    id: to.target._ref,
  })
  const others = await fetchPublished<Redirect[]>(
    context,
    `*[_type == "redirect" && _id != $id]{ from, "page": to.target->{ ${pageFields} } }`,
    { id: idOf(context) },
  )
  const next = new Map(others.map(({ from, page: target }) => [from, pagePath(target)]))
  return loops(own, pagePath(page), next) ? 'This redirect would create a loop.' : true
}

/** True if following `next` from `first` reaches `start` or repeats a path. */
export function loops(
  start: string,
  first: string | null,
  next: ReadonlyMap<string, string | null>,
): boolean {
  const visited = new Set([start])
  for (let path = first; path; path = next.get(path) ?? null) {
    if (visited.has(path)) return true
    visited.add(path)
  }
  return false
}
