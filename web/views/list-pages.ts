import { listPagePath } from '@tidewright/schemas/public-path.ts'
import type { Metadata } from 'next'
import type { RoutableDocument } from '@/content-types.ts'

/** Where the list of a page stands that goes on over several; null where there is none. */
function listPagesOf(document: RoutableDocument) {
  const sections = 'sections' in document ? document.sections : []
  const lists = sections.flatMap((section) => (section._type === 'insightList' ? [section.listPages] : []))
  return lists.find((pages) => pages !== null) ?? null
}

/** How many pages the list of a page has; none where it has no list that goes on. */
export function listPageCount(document: RoutableDocument): number {
  return listPagesOf(document)?.count ?? 0
}

/** The pages of a list before and after one, for browsers and search engines. */
export function adjacentListPages(document: RoutableDocument, number: number): Metadata['pagination'] {
  const pages = listPagesOf(document)
  if (!pages) return undefined
  return {
    previous: number > 1 ? listPagePath(pages.path, number - 1) : undefined,
    next: number < pages.count ? listPagePath(pages.path, number + 1) : undefined,
  }
}
