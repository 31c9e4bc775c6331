import { defaultLocale } from '@tidewright/contracts/locales.ts'
import {
  newsletterEmailQuery,
  newsletterListQuery,
  newsletterRuleQuery,
} from '@tidewright/schemas/documents/newsletter-issue/newsletter-email.groq.ts'
import { z } from 'zod'
import { type FunctionDeps, queryLake } from '../deps.ts'
import { createMailContent } from '../mails/mail-content.ts'
import { issueContents } from './issue-content.ts'
import { type RenderedIssue, renderIssues } from './render-issues.ts'

export type LakeDeps = Pick<FunctionDeps, 'contentLake' | 'fetch' | 'siteOrigins'>

const listed = z.array(
  z.object({ _id: z.string(), title: z.string(), date: z.string(), languages: z.array(z.string()) }),
)
const rule = z.object({ weekday: z.string(), time: z.string() }).nullable().catch(null)

function lakeOf({ contentLake }: LakeDeps) {
  if (!contentLake) throw new Error('No content lake is configured.')
  return contentLake
}

/**
 * An issue's emails by language: as published, or with its drafts. @throws if the content lake fails, also for the texts
 * around the issue.
 */
export async function loadEmails(
  issue: string,
  perspective: 'published' | 'drafts',
  deps: LakeDeps,
  content = createMailContent(deps.contentLake, deps.fetch, 'throw'),
): Promise<RenderedIssue[]> {
  const query = { query: newsletterEmailQuery, params: { issue, language: defaultLocale }, perspective }
  const { issues, settings } = issueContents.parse(await queryLake(lakeOf(deps), deps.fetch, query))
  return renderIssues(issues, { siteUrl: deps.siteOrigins[0] ?? '', content, settings })
}

/** The newest issues with their languages, and those in which each is published. */
export async function listIssues(deps: LakeDeps) {
  const list = async (perspective: 'published' | 'drafts') =>
    listed.parse(await queryLake(lakeOf(deps), deps.fetch, { query: newsletterListQuery, perspective }))
  const [all, published] = await Promise.all([list('drafts'), list('published')])
  return all.map(({ _id, title, date, languages }) => ({
    id: _id,
    title,
    date,
    languages,
    published: published.find((issue) => issue._id === _id)?.languages ?? [],
  }))
}

/** The weekly time in Settings; null if there is none. */
export async function loadWeeklyRule(deps: LakeDeps) {
  return rule.parse(await queryLake(lakeOf(deps), deps.fetch, { query: newsletterRuleQuery }))
}
