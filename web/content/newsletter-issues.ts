import 'server-only'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import {
  newsletterIssueQuery,
  newsletterIssuesQuery,
} from '@tidewright/schemas/documents/newsletter-issue/newsletter-issue.groq.ts'
import type { DocumentParams, IssueCard, NewsletterIssue } from '../content-types.ts'
import { sanityFetch } from './lake/sanity-fetch.ts'
import { fillFigures } from './settings.ts'

/** Links to other issues at the end of an issue. */
const otherCount = 4

/** A newsletter issue, and the newest others in the visitor's language. */
export async function loadNewsletterIssue(
  params: DocumentParams,
  locale: LocaleId,
): Promise<NewsletterIssue | null> {
  const [issue, issues] = await Promise.all([
    sanityFetch(newsletterIssueQuery, { params }),
    sanityFetch(newsletterIssuesQuery, { params: { language: locale } }),
  ])
  if (!issue) return null
  return { ...issue, others: issues.filter(({ _id }) => _id !== issue._id).slice(0, otherCount) }
}

/** The newest issues in a locale, with figures filled in. @throws if the content lake doesn't respond. */
export async function listNewsletterIssues(locale: LocaleId): Promise<IssueCard[]> {
  const issues = await sanityFetch(newsletterIssuesQuery, { params: { language: locale } })
  return fillFigures(issues, locale)
}
