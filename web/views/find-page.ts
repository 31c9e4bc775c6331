import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { listPagePath, localePath, parseListPage, publicPath } from '@tidewright/contracts/public-path.ts'
import type { Metadata } from 'next'
import { permanentRedirect, redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { type DocumentResult, getDocumentAt } from '@/content/routable-documents.ts'
import type { RoutableDocument } from '@/content-types.ts'
import { redirectOrNotFound } from './document-routes.ts'

type PageResult = Extract<DocumentResult, { status: 'found' | 'unavailable' }> & {
  /** The page number of its list, if it has several pages. */
  listPage?: number
}

/**
 * Finds what the site shows at a path in a locale: a document, or a later page of its list. Otherwise ends in a
 * redirect or "not found"; `unavailable` if the content lake doesn't respond. Metadata and page share the result. A
 * translation may be unpublished again, so the redirect to its slug is temporary.
 */
export function findPage(locale: LocaleId, path: string[] | undefined) {
  return findBySlug(locale, path?.map(decodeURIComponent).join('/') || '/')
}

const findBySlug = cache(async (locale: LocaleId, slug: string): Promise<PageResult> => {
  const listPage = await findListPage(locale, slug)
  if (listPage) return listPage
  const path = pathOf(slug)
  const result = await getDocumentAt(locale, path)
  if (result.status === 'moved') {
    const to = localePath(locale, result.path)
    if (result.isPermanent) permanentRedirect(to)
    redirect(to)
  }
  if (result.status === 'missing' && path === '/') throw new MissingHomeError()
  if (result.status === 'missing') return redirectOrNotFound(locale, path)
  return result
})

const pathOf = (slug: string) => (slug === '/' ? '/' : `/${slug}`)

/** There is no English home page, and no last version of it. A failed render keeps up what visitors have. */
class MissingHomeError extends Error {
  constructor() {
    super('The content has no home page. Restore it in the Studio.')
  }
}

/** A later page of a list by its slug; null for other slugs, and beyond the last page. */
async function findListPage(locale: LocaleId, slug: string): Promise<PageResult | null> {
  const listPage = parseListPage(slug)
  if (!listPage) return null
  const { number } = listPage
  const result = await getDocumentAt(locale, pathOf(listPage.slug), number)
  if (result.status === 'moved') redirect(listPagePath(localePath(locale, result.path), number))
  if (result.status !== 'found') return result.status === 'missing' ? null : result
  const { document, contentLocale } = result
  if (number > listPageCount(document)) return null
  if (number === 1) redirect(publicPath(document._type, locale, document.slug))
  const t = await getTranslations({ locale: contentLocale, namespace: 'insight' })
  const page = String(number)
  const seo = { ...document.seo, title: t('pageTitle', { title: document.seo.title, page }) }
  return {
    ...result,
    document: { ...document, breadcrumb: t('page', { page }), seo },
    listPage: number,
  }
}

/** The list of a document that has several pages; null if there is none. */
function listPagesOf(document: RoutableDocument) {
  if ('listPages' in document) return document.listPages
  const sections = 'sections' in document ? document.sections : []
  const lists = sections.flatMap((section) => (section._type === 'insightList' ? [section.listPages] : []))
  return lists.find((pages) => pages !== null) ?? null
}

/** The number of pages of a page's list; null without such a list. */
function listPageCount(document: RoutableDocument): number {
  return listPagesOf(document)?.count ?? 0
}

/** The previous and next page of a list, for browsers and search engines. */
export function adjacentListPages(document: RoutableDocument, number: number): Metadata['pagination'] {
  const pages = listPagesOf(document)
  if (!pages) return undefined
  return {
    previous: number > 1 ? listPagePath(pages.path, number - 1) : undefined,
    next: number < pages.count ? listPagePath(pages.path, number + 1) : undefined,
  }
}
