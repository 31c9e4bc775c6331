import 'server-only'
import {
  newsletterIssueQuery,
  newsletterIssuesQuery,
} from '@tidewright/schemas/documents/newsletter-issue/newsletter-issue.groq.ts'
import type { LocaleId } from '@tidewright/schemas/locales.ts'
import type { IssueCard, NewsletterIssue } from '../content-types.ts'
import { sanityFetch } from './lake/sanity-fetch.ts'
import { resolveBySlug, type SlugResult } from './resolve-by-slug.ts'
import { fillFigures } from './settings.ts'

/** Links to other issues at the end of an issue. */
const otherCount = 4

/** The newsletter issue with a slug in a locale, and the newest others; see `resolveBySlug`. */
export function getNewsletterIssue(locale: LocaleId, slug: string): Promise<SlugResult<NewsletterIssue>> {
  return resolveBySlug(locale, slug, async (contentLocale, contentSlug, figuresLocale) => {
    const [issue, issues] = await Promise.all([
      sanityFetch(newsletterIssueQuery, { params: { language: contentLocale, slug: contentSlug } }),
      sanityFetch(newsletterIssuesQuery, { params: { language: contentLocale } }),
    ])
    if (!issue) return null
    const others = issues.filter(({ _id }) => _id !== issue._id).slice(0, otherCount)
    return fillFigures({ ...issue, others }, figuresLocale)
  })
}

/** The newest issues in a locale, with figures filled in. @throws if the content lake doesn't respond. */
export async function listNewsletterIssues(locale: LocaleId): Promise<IssueCard[]> {
  const issues = await sanityFetch(newsletterIssuesQuery, { params: { language: locale } })
  return fillFigures(issues, locale)
}
