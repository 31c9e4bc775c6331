import 'server-only'
import { defaultLocale, isLocaleId, type LocaleId } from '@tidewright/contracts/locales.ts'
import { homeSlug } from '@tidewright/contracts/protected-documents.ts'
import {
  pathBelow,
  pathCandidates,
  type RoutableType,
  typesBelow,
} from '@tidewright/contracts/public-path.ts'
import { caseStudyQuery } from '@tidewright/schemas/documents/case-study/case-study.groq.ts'
import { industryQuery } from '@tidewright/schemas/documents/industry/industry.groq.ts'
import { pageQuery } from '@tidewright/schemas/documents/page/page.groq.ts'
import { servicePackageQuery } from '@tidewright/schemas/documents/service-package/service-package.groq.ts'
import { teamMemberQuery } from '@tidewright/schemas/documents/team-member/team-member.groq.ts'
import { webinarQuery } from '@tidewright/schemas/documents/webinar/webinar.groq.ts'
import type {
  DocumentOf,
  DocumentParams,
  Page,
  RoutableDocument,
  ServicePackage,
  Slugs,
  TeamMember,
} from '../content-types.ts'
import { findArchive, loadCategory, withInsights } from './insight-lists.ts'
import { listInsightsBy, loadInsight } from './insights.ts'
import { sanityFetch, withFallback } from './lake/sanity-fetch.ts'
import { isMostlyEnglish, recordLanguages } from './mostly-english.ts'
import { loadNewsletterIssue } from './newsletter-issues.ts'
import { fillFigures } from './settings.ts'

/**
 * Loads the document with a slug in a language, without its figures; null if there is none. The lists on its page are
 * those of the visitor's locale; the list of all articles has several pages.
 */
type Load<Document> = (params: DocumentParams, locale: LocaleId, listPage: number) => Promise<Document | null>

/** Loads the documents of each routable type; a type error if one is missing. */
const loaders: { [Type in RoutableType]: Load<DocumentOf<Type>> } = {
  page: loadPage,
  legalPage: loadPage,
  servicePackage: loadServicePackage,
  insight: loadInsight,
  category: loadCategory,
  caseStudy: (params) => sanityFetch(caseStudyQuery, { params }),
  industry: (params) => sanityFetch(industryQuery, { params }),
  teamMember: loadTeamMember,
  webinar: (params) => sanityFetch(webinarQuery, { params }),
  newsletterIssue: loadNewsletterIssue,
}

/** A page or a legal page. A home page stays up without its document: nobody but a program can delete that. */
async function loadPage(params: DocumentParams, locale: LocaleId, listPage: number): Promise<Page | null> {
  const page = await sanityFetch(pageQuery, { params, keepsLast: params.slug === homeSlug })
  return page && withInsights(page, locale, listPage)
}

async function loadServicePackage(params: DocumentParams, locale: LocaleId): Promise<ServicePackage | null> {
  const servicePackage = await sanityFetch(servicePackageQuery, { params })
  return servicePackage && withInsights(servicePackage, locale, null)
}

/**
 * The document for a page: in the locale, in en-UK if not translated, or the slug that it moved to. `contentLocale` is
 * en-UK, too, for a translation that is mostly in English. `unavailable` if the content lake doesn't respond and this
 * slug was never loaded.
 */
export type DocumentResult =
  | { status: 'found'; document: RoutableDocument; contentLocale: LocaleId; slugs: Slugs }
  | { status: 'moved'; slug: string }
  | { status: 'missing' }
  | { status: 'unavailable' }

/**
 * Finds the document with a type and slug in a locale, with its figures filled in. `listPage` is the page number in the
 * list of all articles, if it has one.
 * @throws if the lake doesn't respond but the slug was loaded before: the cached page stays.
 */
export function getRoutableDocument(
  type: RoutableType,
  locale: LocaleId,
  slug: string,
  listPage = 1,
): Promise<DocumentResult> {
  return withFallback(
    () => findDocument(type, locale, slug, listPage),
    (): DocumentResult => ({ status: 'unavailable' }),
  )
}

async function findDocument(
  type: RoutableType,
  locale: LocaleId,
  slug: string,
  listPage: number,
): Promise<DocumentResult> {
  const load = (language: LocaleId, slug: string) => loaders[type]({ language, slug }, locale, listPage)
  const translation = await load(locale, slug)
  if (translation) {
    const document = await fillFigures(translation, locale)
    const slugs = slugsOf(document)
    const englishSlug = locale === defaultLocale ? undefined : slugs[defaultLocale]
    // With its figures as in the translation. The translation's page must not fail because this can't be loaded.
    const english = englishSlug
      ? await withFallback(
          async () => fillFigures(await load(defaultLocale, englishSlug), locale),
          () => null,
        )
      : null
    // A translation that reads as English keeps the notice and the language of the original.
    const contentLocale = isMostlyEnglish(document, english) ? defaultLocale : locale
    if (english) recordLanguages(document, english, { locale, contentLocale })
    return { status: 'found', document, contentLocale, slugs }
  }
  if (locale === defaultLocale) return { status: 'missing' }
  const original = await load(defaultLocale, slug)
  if (!original) return { status: 'missing' }
  const slugs = slugsOf(original)
  const translated = slugs[locale]
  if (translated && translated !== slug) return { status: 'moved', slug: translated }
  const document = await fillFigures(original, defaultLocale)
  return { status: 'found', document, contentLocale: defaultLocale, slugs }
}

function slugsOf(document: RoutableDocument): Slugs {
  const slugs: Slugs = {}
  for (const { language, slug } of document.translations ?? []) {
    if (isLocaleId(language) && slug) slugs[language] = slug
  }
  if (isLocaleId(document.language)) slugs[document.language] = document.slug
  return slugs
}

/**
 * `path` is where the document moved to, without its locale prefix: for as long as it has this translation, or
 * permanently from a path with the English prefix.
 */
type PathResult =
  | Exclude<DocumentResult, { status: 'moved' }>
  | { status: 'moved'; path: string; isPermanent: boolean }

/**
 * The document at a path without its locale prefix: `/services/growth` is the package `growth`, or the page
 * `services/growth`. `listPage` as above.
 */
export async function getDocumentAt(locale: LocaleId, path: string, listPage = 1): Promise<PathResult> {
  for (const { prefix, slug } of pathCandidates(locale, path)) {
    // A page and a legal page are found by the same query.
    for (const type of new Map(typesBelow(prefix).map((type) => [loaders[type], type])).values()) {
      const result = await getRoutableDocument(type, locale, slug, listPage)
      if (result.status === 'moved')
        return { status: 'moved', path: pathBelow(prefix, locale, result.slug), isPermanent: false }
      const own = pathBelow(prefix, locale, slug)
      if (result.status === 'found' && own !== path) return { status: 'moved', path: own, isPermanent: true }
      if (result.status !== 'missing') return result
    }
  }
  return { status: 'missing' }
}

/** A team member, and their articles in the visitor's locale. */
async function loadTeamMember(params: DocumentParams, locale: LocaleId): Promise<TeamMember | null> {
  const member = await sanityFetch(teamMemberQuery, { params })
  if (!member) return null
  const authors = member.versions.flatMap((id) => id ?? [])
  const [insights, allPath] = await Promise.all([listInsightsBy(locale, authors), findArchive(locale)])
  return { ...member, insights, allPath }
}
