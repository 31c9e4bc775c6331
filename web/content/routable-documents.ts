import 'server-only'
import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { pathBelow, pathCandidates, type RoutableType, typesBelow } from '@tidewright/schemas/public-path.ts'
import type { DocumentOf, RoutableDocument } from '../content-types.ts'
import { getCaseStudy } from './case-studies.ts'
import { getInsight } from './insights.ts'
import { getNewsletterIssue } from './newsletter-issues.ts'
import { getPage, getServicePackage } from './pages.ts'
import type { SlugResult } from './resolve-by-slug.ts'
import { getTeamMember } from './team-members.ts'

type Load<Document> = (locale: LocaleId, slug: string) => Promise<SlugResult<Document>>

/** Loads the documents of each routable type; a type error if one is missing. */
const loaders: { [Type in RoutableType]: Load<DocumentOf<Type>> } = {
  page: getPage,
  legalPage: getPage,
  servicePackage: getServicePackage,
  insight: getInsight,
  caseStudy: getCaseStudy,
  teamMember: getTeamMember,
  newsletterIssue: getNewsletterIssue,
}

/** The document with a type and slug; see `resolveBySlug`. */
export function getRoutableDocument(
  type: RoutableType,
  locale: LocaleId,
  slug: string,
): Promise<SlugResult<RoutableDocument>> {
  return loaders[type](locale, slug)
}

/**
 * `path` is where the document moved to, without its locale prefix: for as long as it has this translation, or
 * permanently from a path with the English prefix.
 */
type PathResult =
  | Exclude<SlugResult<RoutableDocument>, { status: 'moved' }>
  | { status: 'moved'; path: string; isPermanent: boolean }

/**
 * The document at a path without its locale prefix: `/services/growth` is the package `growth`, or the page
 * `services/growth`.
 */
export async function getDocumentAt(locale: LocaleId, path: string): Promise<PathResult> {
  const candidates = pathCandidates(locale, path).flatMap(({ prefix, slug }) => {
    const loads = new Set<Load<RoutableDocument>>(typesBelow(prefix).map((type) => loaders[type]))
    return [...loads].map((load) => ({ prefix, slug, load }))
  })
  for (const { prefix, slug, load } of candidates) {
    const result = await load(locale, slug)
    if (result.status === 'moved')
      return { status: 'moved', path: pathBelow(prefix, locale, result.slug), isPermanent: false }
    const own = pathBelow(prefix, locale, slug)
    if (result.status === 'found' && own !== path) return { status: 'moved', path: own, isPermanent: true }
    if (result.status !== 'missing') return result
  }
  return { status: 'missing' }
}
