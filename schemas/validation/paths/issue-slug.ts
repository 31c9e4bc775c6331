import { checkSlug, isReservedPath } from './page-slug.ts'

/** Validates the slug of a newsletter issue. @returns true, or what is wrong. */
export function checkIssueSlug(slug: string): true | string {
  if (isReservedPath(`newsletter/${slug}`))
    return `“${slug}” is reserved for the site itself. Choose another URL.`
  return checkSlug(slug)
}
