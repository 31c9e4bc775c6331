import { type CustomValidator, getPublishedId, type ValidationContext } from 'sanity'
import { apiVersion } from '../../api-version.ts'
import { defaultLocale, isLocaleId } from '../../locales.ts'
import { isRoutableType, publicPath } from '../../public-path.ts'
import { isStaticFile } from '../../static-files.ts'
import { isReservedPath } from './page-slug.ts'

type Page = { _type: string; language: string | null; slug: string | null }
type Redirect = { from: string; page: Page | null }
type LinkValue = { kind?: string; target?: { _ref?: string } } | undefined

const pageFields = `_type, language, "slug": slug.current`

function fetchPublished<Answer>(
  context: ValidationContext,
  query: string,
  params: Record<string, unknown>,
): Promise<Answer> {
  return context
    .getClient({ apiVersion })
    .fetch<Answer>(query, params, { perspective: 'published', tag: 'redirect' })
}

function pagePath(page: Page | null): string | null {
  if (!page?.slug || !isRoutableType(page._type)) return null
  return publicPath(page._type, page.language ?? defaultLocale, page.slug)
}

const idOf = (context: ValidationContext) => getPublishedId(context.document?._id ?? '')

/** An address that a page, another redirect or the site itself has cannot be redirected. */
export const isFreePath: CustomValidator<string | undefined> = async (from, context) => {
  if (!from) return true
  const parts = from.split('/').filter(Boolean)
  const [language = '', ...rest] = parts
  if (language === defaultLocale)
    return `English addresses have no language in front: leave out /${language}.`
  if (isReservedPath((isLocaleId(language) ? rest : parts).join('/')))
    return 'The site itself answers at this address.'
  if (isStaticFile(from))
    return `Addresses that end in .${from.split('.').at(-1)} belong to files of the site: nothing can be redirected from there.`
  const pages = await fetchPublished<Page[]>(context, `*[slug.current in $slugs]{ ${pageFields} }`, {
    slugs: [parts.at(-1), parts.join('/'), rest.join('/') || '/'],
  })
  if (pages.some((page) => pagePath(page) === from))
    return 'A page lives at this address: change the address of the page first.'
  const taken = await fetchPublished<boolean>(
    context,
    'defined(*[_type == "redirect" && from == $from && _id != $id][0]._id)',
    { from, id: idOf(context) },
  )
  return taken ? 'Another redirect already begins here.' : true
}

/** A redirect leads to a page or a website, and never back to where it began, over others neither. */
export const isValidTarget: CustomValidator<LinkValue> = async (to, context) => {
  const kind = to?.kind ?? 'page'
  if (kind !== 'page' && kind !== 'url')
    return 'A redirect leads to a page of this site or to another website.'
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
  return loops(own, pagePath(page), next) ? 'This would send visitors round in a circle.' : true
}

/** True when following the redirects of `next` from `start` over `first` comes back to an address it has passed. */
export function loops(
  start: string,
  first: string | null,
  next: ReadonlyMap<string, string | null>,
): boolean {
  const passed = new Set([start])
  for (let address = first; address; address = next.get(address) ?? null) {
    if (passed.has(address)) return true
    passed.add(address)
  }
  return false
}
