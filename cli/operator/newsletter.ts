import { newsletterOverview, type Send } from '@tidewright/contracts/forms/editor-newsletter.ts'
import { z } from 'zod'
import type { answerNewsletter } from '../../functions/_shared/newsletter/answer-newsletter.ts'
import { type Command, type OperatorContext, usage } from './command.ts'

/** The function validates the rest; a request that it doesn't understand is wrong usage. */
type NewsletterCall = { action: Parameters<typeof answerNewsletter>[0]['action'] } & Record<string, unknown>

const failure = z.object({ error: z.string() })

const noFallback = '--no-fallback'

type Verb = (args: string[], context: OperatorContext) => Promise<void>

/** The verbs by name. One that doesn't understand its arguments throws `usage`. */
const verbs: Record<string, Verb> = {
  async list(args, context) {
    if (args.length > 0) throw usage(newsletter)
    const { issues, sends } = await load(context)
    for (const { id, title, published } of issues)
      context.print(`issue ${id}  published in ${published.join(', ') || 'no language'}  ${title}`)
    for (const { id, send_at, state, queued, title } of sends)
      context.print(`send ${id}  ${send_at.slice(0, 16)}  ${state}  ${queued} waiting  ${title}`)
  },
  async recipients(args, context) {
    if (args.length > 0) throw usage(newsletter)
    const { audience } = await load(context)
    for (const [locale, count] of Object.entries(audience).toSorted()) context.print(`${locale}  ${count}`)
    context.print(`all  ${Object.values(audience).reduce((sum, count) => sum + count, 0)}`)
  },
  async report([id, ...rest], context) {
    if (rest.length > 0) throw usage(newsletter)
    const { sends } = await load(context)
    const found = id ? sends.filter((each) => each.id === id) : sends
    if (id && found.length === 0) throw new Error('There is no such send. Run "newsletter list".')
    for (const each of found) context.print(reportOf(each))
  },
  async test([issue, locale, testTo, ...rest], context) {
    if (!issue || !locale || !testTo || rest.length > 0) throw usage(newsletter)
    await call(context, { action: 'test', issue, locale, testTo })
    context.print(`Test sent to ${testTo}.`)
  },
  async start(args, context) {
    const fallsBack = !args.includes(noFallback)
    const [issue, when = 'now', ...rest] = args.filter((argument) => argument !== noFallback)
    if (!issue || rest.length > 0) throw usage(newsletter)
    const request = { action: 'queue', issue, when, fallsBack } satisfies NewsletterCall
    const { sendAt } = z.object({ sendAt: z.string() }).parse(await call(context, request))
    context.print(when === 'weekly' ? `Ready for the weekly time, ${sendAt}.` : `Starts at ${sendAt}.`)
  },
  pause: (args, context) => change('pause', args, context),
  resume: (args, context) => change('resume', args, context),
  cancel: (args, context) => change('cancel', args, context),
}

export const newsletter: Command = {
  help: `newsletter list
    Lists the newest issues and the latest sends.
newsletter recipients
    Counts who would get an issue now, by language.
newsletter test <issue> <language> <email>
    Sends an issue, drafts included, to one address.
newsletter start <issue> [now|weekly|<time>] [${noFallback}]
    Sends an issue as it is published: now, at the weekly time of Settings, or at a time such as 2026-12-01T09:00:00+01:00.
    With ${noFallback}, subscribers whose language is missing get no email instead of the English one.
newsletter pause|resume|cancel <send>
    Holds, continues or ends a send.
newsletter report [<send>]
    Counts the emails of the latest sends, or of one.`,
  async run([name = '', ...args], context) {
    const verb = Object.entries(verbs).find(([known]) => known === name)?.[1]
    if (!verb) throw usage(newsletter)
    await verb(args, context)
  },
}

async function change(verb: 'pause' | 'resume' | 'cancel', args: string[], context: OperatorContext) {
  const [id, ...rest] = args
  if (!id || rest.length > 0) throw usage(newsletter)
  const { state } = z
    .object({ state: z.string() })
    .parse(await call(context, { action: 'change', send: id, change: verb }))
  context.print(`Now ${state}.`)
}

async function load(context: OperatorContext) {
  return newsletterOverview.parse(await call(context, { action: 'overview' }))
}

function reportOf(report: Send): string {
  const reason = report.pause_reason && ` (${report.pause_reason})`
  return [
    `${report.id}  ${report.state}${reason}  ${report.title}`,
    `  ${report.queued} waiting, ${report.sent} sent, ${report.failed} rejected, ${report.skipped} skipped`,
    `  ${report.bounced} bounced, ${report.complained} reported as spam, ${report.unsubscribed} unsubscribed, ${report.joined} new subscribers`,
  ].join('\n')
}

/** Calls `operator-newsletter`. @throws with a sentence that says what to do. */
async function call({ database }: OperatorContext, body: NewsletterCall): Promise<unknown> {
  const { data, error } = await database.functions.invoke('operator-newsletter', { body })
  if (!error) return data
  const response: unknown = error.context
  if (!(response instanceof Response)) throw new Error(`The newsletter can’t be reached: ${error.message}`)
  if (response.status === 400) throw usage(newsletter)
  if (response.status === 404) throw new Error('That is not possible now. Run "newsletter list".')
  const reason = failure.safeParse(await response.json().catch(() => null))
  throw new Error(reason.success ? reason.data.error : `The newsletter failed: ${response.status}`)
}
