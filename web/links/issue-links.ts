import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { publicPath } from '@tidewright/contracts/public-path.ts'

type Issue = { _id: string; title: string; slug: string; publishedAt: string | null }

/** Links to newsletter issues for `DatedLinks`. */
export function issueLinks(issues: readonly Issue[], locale: LocaleId) {
  return issues.map(({ _id, title, slug, publishedAt }) => ({
    key: _id,
    title,
    href: publicPath('newsletterIssue', locale, slug),
    day: publishedAt,
  }))
}
