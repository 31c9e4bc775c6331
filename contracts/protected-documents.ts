/** Documents that the site can't do without. They can be edited, but not deleted, unpublished or moved. */

/** Types with one document for all languages. */
const oneForAll = ['siteSettings']

/** Types with one document per language. */
export const onePerLanguage: readonly string[] = [
  'uiStrings',
  'navigation',
  'assessment',
  'starterGuide',
  'glossary',
  'searchRules',
]

/** The slug of a language's home page. */
export const homeSlug = '/'

type TypedDocument = { _type: string; [field: string]: unknown }
type StoredDocument = TypedDocument & { _id: string }

/** Whether the document (a published one, or a draft or version of it) is the home page of a language. */
export function isHomePage({ _type, slug }: TypedDocument): boolean {
  return _type === 'page' && slugOf(slug) === homeSlug
}

/** Whether the site needs the published document. */
export function isProtected(document: TypedDocument): boolean {
  return isHomePage(document) || [...oneForAll, ...onePerLanguage].includes(document._type)
}

const isPublishedId = (id: string) => !id.startsWith('drafts.') && !id.startsWith('versions.')

/**
 * Why a change of a stored document isn't allowed, or null if it is. `after` is null if the change deletes or unpublishes
 * it. Drafts and versions may be changed and discarded.
 */
export function protectionProblem(
  before: StoredDocument | null,
  after: StoredDocument | null,
): string | null {
  if (!before || !isPublishedId(before._id) || !isProtected(before)) return null
  if (!after) {
    const what = isHomePage(before) ? 'The home page' : 'This document'
    return `${what} can’t be deleted or unpublished: the site needs it.`
  }
  if (isHomePage(before) && !isHomePage(after)) return 'The home page keeps the URL “/”.'
  return before.language === after.language ? null : 'This document keeps its language.'
}

function slugOf(slug: unknown): unknown {
  return typeof slug === 'object' && slug !== null && 'current' in slug ? slug.current : undefined
}
