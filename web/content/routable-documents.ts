import 'server-only'
import type { LocaleId } from '@tidewright/schemas/locales.ts'
import {
  type PathPrefix,
  pathBelow,
  pathCandidates,
  type RoutableType,
  routes,
  type TypeBelow,
} from '@tidewright/schemas/public-path.ts'
import type { DocumentOf, RoutableDocument } from '../content-types.ts'
import { getCaseStudy } from './case-studies.ts'
import { getInsight } from './insights.ts'
import { getNewsletterIssue } from './newsletter-issues.ts'
import { getPage, getServicePackage } from './pages.ts'
import type { SlugResult } from './resolve-by-slug.ts'
import { getTeamMember } from './team-members.ts'

type Load<Document> = (locale: LocaleId, slug: string) => Promise<SlugResult<Document>>

/** Loads the documents below each prefix of `routes`; a type error if one is missing. */
const loaders: { [Prefix in PathPrefix]: Load<DocumentOf<TypeBelow<Prefix>>> } = {
  '/': getPage,
  '/services/': getServicePackage,
  '/insights/': getInsight,
  '/case-studies/': getCaseStudy,
  '/about/': getTeamMember,
  '/newsletter/': getNewsletterIssue,
}

/** The document with a type and slug; see `resolveBySlug`. */
export function getRoutableDocument(
  type: RoutableType,
  locale: LocaleId,
  slug: string,
): Promise<SlugResult<RoutableDocument>> {
  return loaders[routes[type].prefix](locale, slug)
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
  for (const { prefix, slug } of pathCandidates(locale, path)) {
    const result: SlugResult<RoutableDocument> = await loaders[prefix](locale, slug)
    if (result.status === 'moved')
      return { status: 'moved', path: pathBelow(prefix, locale, result.slug), isPermanent: false }
    const own = pathBelow(prefix, locale, slug)
    if (result.status === 'found' && own !== path) return { status: 'moved', path: own, isPermanent: true }
    if (result.status !== 'missing') return result
  }
  return { status: 'missing' }
}
