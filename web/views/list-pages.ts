import { listPagePath } from '@tidewright/contracts/public-path.ts'
import type { Metadata } from 'next'
import type { RoutableDocument } from '@/content-types.ts'

/** The list of a page that has several pages; null if there is none. */
function listPagesOf(document: RoutableDocument) {
  const sections = 'sections' in document ? document.sections : []
  const lists = sections.flatMap((section) => (section._type === 'insightList' ? [section.listPages] : []))
  return lists.find((pages) => pages !== null) ?? null
}

/** The number of pages of a page's list; null without such a list. */
export function listPageCount(document: RoutableDocument): number {
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
