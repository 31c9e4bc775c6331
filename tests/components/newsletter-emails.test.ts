import { defaultLocale, locales } from '@tidewright/contracts/locales.ts'
import { newsletterEmailQuery } from '@tidewright/schemas/documents/newsletter-issue/newsletter-email.groq.ts'
import { expect, test } from 'vitest'
import { compileSeed } from '../../content/seed/documents.ts'
import { translationLinks } from '../../content/seed/translations.ts'
import { createMailContent } from '../../functions/_shared/mails/mail-content.ts'
import { unsupportedFeatures } from '../../functions/_shared/mails/unsupported-features.ts'
import { issueContents } from '../../functions/_shared/newsletter/issue-content.ts'
import { renderIssues } from '../../functions/_shared/newsletter/render-issues.ts'
import { runQuery } from '../support/run-query.ts'

const seed = compileSeed()
/** The documents that the query reads. */
const types = ['newsletterIssue', 'insight', 'page', 'playbook', 'siteSettings', 'translation.metadata']
const dataset = [...seed.map(({ document }) => document), ...translationLinks(seed)].filter(({ _type }) =>
  types.includes(_type),
)
const content = createMailContent(null, fetch)

test.each(['newsletter-issue-start-with-the-queue', 'newsletter-issue-count-it-for-a-week'])(
  '%s passes all checks in every language',
  async (issue) => {
    const params = { issue, language: defaultLocale }
    const { issues, settings } = issueContents.parse(await runQuery(newsletterEmailQuery, dataset, params))
    const emails = await renderIssues(issues, { siteUrl: 'https://tidewright.example', content, settings })
    expect(emails.map(({ locale }) => locale).toSorted()).toEqual(locales.map(({ id }) => id).toSorted())
    for (const { locale, problems, html, text } of emails) {
      expect(problems, locale).toEqual([])
      expect(unsupportedFeatures(html), locale).toEqual([])
      expect(html + text, locale).not.toMatch(/\bundefined\b|\bnull\b|\[object/)
    }
  },
)
