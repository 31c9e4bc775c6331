import type { EditedEmail } from '@tidewright/contracts/forms/editor-emails.ts'
import { localeOf } from '@tidewright/contracts/locales.ts'
import type { FunctionDeps } from '../_shared/deps.ts'
import { createMailContent, type MailContent, type MailCopy } from '../_shared/mails/mail-content.ts'
import { mailKinds, renderMail } from '../_shared/mails/render.ts'
import type { Mail } from '../_shared/mails/send-mail.ts'
import { listIssues, loadEmails } from '../_shared/newsletter/load-issues.ts'
import { addressed } from '../_shared/newsletter/newsletter-mail.ts'

/** What the templates need of a row; each takes its own fields. */
const sample = {
  name: 'Anna Novak',
  email: 'anna.novak@bakery.example',
  company: 'Novak Bakery',
  phone: '+44 20 7946 0123',
  created_at: '2026-11-24T08:15:00Z',
  ...{ added: 3, waiting: 5, waitingDays: 2 },
  ...{ title: 'Start with the queue, not with the tool', at: '2026-11-24T08:00:00Z' },
  ...{ sent: 210, rejected: 6, complained: 2 },
  problem: 'Français: An image is missing.',
  playbookType: 'content-engine',
}

type SampleDeps = Pick<FunctionDeps, 'contentLake' | 'fetch' | 'mail' | 'siteOrigins'>
type Sample = { mail: Mail; problem?: never } | { mail: null; problem: string }

/**
 * The email with these texts, for an invented recipient, by the code that renders the real one. Its links are sealed with
 * another secret than the site's: they lead to the right pages, which do nothing with them.
 */
export async function renderSample({ kind, locale, texts }: EditedEmail, deps: SampleDeps): Promise<Sample> {
  const content = contentWith(texts, deps)
  const links = { siteUrl: deps.siteOrigins[0] ?? '', siteSecret: 'no link of a sample is valid' }
  const queuedAt = new Date()
  if (mailKinds.includes(kind)) {
    const row = { kind, payload: { ...sample, locale }, queuedAt }
    return { mail: await renderMail(row, { settings: deps.mail, links, content }) }
  }
  if (kind !== 'newsletter-issue') return { mail: null, problem: 'There is no email of this kind.' }
  const newest = (await listIssues(deps)).find(({ languages }) => languages.includes(locale))
  const emails = newest ? await loadEmails(newest.id, 'drafts', deps, content) : []
  const issue = emails.find((email) => email.locale === locale)
  if (!issue) {
    const problem = `These texts frame a newsletter issue. Write one in ${localeOf(locale).name} to see them.`
    return { mail: null, problem }
  }
  return { mail: await addressed(issue, { ...sample, locale, queuedAt, replyTo: deps.mail.leadsTo, links }) }
}

/** What emails load, with these texts instead of the published ones, and without a need for a published playbook. */
function contentWith(texts: MailCopy, { contentLake, fetch }: SampleDeps): MailContent {
  const content = createMailContent(contentLake, fetch)
  return {
    ...content,
    copy: async () => texts,
    playbook: (type, locale) =>
      content.playbook(type, locale).catch(() => createMailContent(null, fetch).playbook(type, locale)),
  }
}
