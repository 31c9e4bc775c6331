import { z } from 'zod'
import { type Block, line, type TeamTemplate } from './template.ts'

/** A row of `leads`. */
const lead = z.object({
  name: line,
  email: line,
  company: line,
  phone: line.nullable(),
  locale: z.string().nullable(),
  suspected: z.boolean().default(false),
  created_at: z.iso.datetime({ offset: true }),
})

/** Notifies the team of a new lead; a reply to this email goes to the visitor. */
export const leadNotification: TeamTemplate<z.output<typeof lead>> = {
  payload: lead,
  replyTo: ({ email }) => email,
  subjectPrefix: ({ suspected }) => (suspected ? '[Possible spam] ' : ''),
  values: ({ name, company }) => ({ name, company }),
  blocks: (payload): Block[] => [
    {
      type: 'facts',
      rows: [
        ['Name', payload.name],
        ['Email', payload.email],
        ['Company', payload.company],
        ['Phone', payload.phone ?? 'not given'],
        ['Language', payload.locale ?? 'not known'],
        ['Received', `${new Date(payload.created_at).toISOString().slice(0, 16).replace('T', ' ')} UTC`],
      ],
    },
  ],
}

const digest = z.object({
  /** Leads since the last summary. */
  added: z.number(),
  /** Leads that nobody has contacted. */
  waiting: z.number(),
  /** How long the oldest of them has waited, in days; null if there is none. */
  waitingDays: z.number().nullable(),
})

/** What is the same in all that follow: they answer nobody. */
const toTeam = { replyTo: () => undefined, subjectPrefix: () => '' }

/** The summary of leads on weekday mornings. */
export const leadDigest: TeamTemplate<z.output<typeof digest>> = {
  ...toTeam,
  payload: digest,
  values: ({ added, waiting }) => ({ added: String(added), waiting: String(waiting) }),
  blocks: ({ added, waiting, waitingDays }): Block[] => [
    {
      type: 'facts',
      rows: [
        ['New since the last summary', String(added)],
        ['Not contacted yet', String(waiting)],
        ...(waitingDays === null ? [] : [['Longest wait', waited(waitingDays)] as [string, string]]),
      ],
    },
  ],
}

function waited(days: number): string {
  if (days === 0) return 'less than a day'
  return days === 1 ? '1 day' : `${days} days`
}

const at = z.iso.datetime({ offset: true })

/** `Tuesday 24 November at 09:00` in Brussels. */
function brusselsTime(iso: string): string {
  const parts = { timeZone: 'Europe/Brussels', hourCycle: 'h23' } as const
  const date = new Intl.DateTimeFormat('en-GB', { ...parts, weekday: 'long', day: 'numeric', month: 'long' })
  const time = new Intl.DateTimeFormat('en-GB', { ...parts, hour: '2-digit', minute: '2-digit' })
  return `${date.format(new Date(iso))} at ${time.format(new Date(iso))}`
}

const paused = z.object({
  title: line,
  sent: z.number(),
  waiting: z.number(),
  rejected: z.number(),
  complained: z.number(),
})

/** A send has paused itself: too many emails bounced, or were reported as spam. */
export const newsletterPaused: TeamTemplate<z.output<typeof paused>> = {
  ...toTeam,
  payload: paused,
  values: ({ title }) => ({ title }),
  blocks: ({ sent, waiting, rejected, complained }) => [
    {
      type: 'facts',
      rows: [
        ['Sent', String(sent)],
        ['Waiting', String(waiting)],
        ['Bounced or rejected', String(rejected)],
        ['Reported as spam', String(complained)],
      ],
    },
  ],
}

const reminder = z.object({ at })

/** No issue is ready for the weekly time. */
export const newsletterReminder: TeamTemplate<z.output<typeof reminder>> = {
  ...toTeam,
  payload: reminder,
  values: (payload) => ({ at: brusselsTime(payload.at) }),
  blocks: () => [],
}

const notSent = z.object({ at, title: line, problem: line })

/** The issue that was ready for the weekly time has a problem. */
export const newsletterNotSent: TeamTemplate<z.output<typeof notSent>> = {
  ...toTeam,
  payload: notSent,
  values: (payload) => ({ at: brusselsTime(payload.at), title: payload.title }),
  blocks: ({ problem }) => [{ type: 'facts', rows: [['Problem', problem]] }],
}
