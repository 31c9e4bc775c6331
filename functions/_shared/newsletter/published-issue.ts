import { defaultLocale } from '@tidewright/contracts/locales.ts'
import { type LakeDeps, loadEmails } from './load-issues.ts'

/** An issue's emails, frozen as they are published now: by language. */
export type PublishedIssue = {
  title: string
  snapshots: Record<string, { subject: string; html: string; text: string }>
}

/** The issue, or a sentence that says why it can't be sent. @throws if the content lake doesn't respond. */
export async function publishedIssue(issue: string, deps: LakeDeps): Promise<PublishedIssue | string> {
  const emails = await loadEmails(issue, 'published', deps)
  const english = emails.find(({ locale }) => locale === defaultLocale)
  if (!english) return 'Publish the issue in English first.'
  const problem = emails
    .flatMap(({ locale, problems }) => problems.map((each) => ({ ...each, locale })))
    .find(({ severity }) => severity === 'error')
  if (problem) return `${problem.locale}: ${problem.text}`
  return {
    title: english.subject,
    snapshots: Object.fromEntries(
      emails.map(({ locale, subject, html, text }) => [locale, { subject, html, text }]),
    ),
  }
}
