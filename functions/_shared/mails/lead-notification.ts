import { z } from 'zod'
import type { Block } from './blocks.ts'
import { line, type TeamTemplate } from './template.ts'

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
  audience: 'team',
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

/** The summary of leads on weekday mornings. */
export const leadDigest: TeamTemplate<z.output<typeof digest>> = {
  audience: 'team',
  payload: digest,
  replyTo: () => undefined,
  subjectPrefix: () => '',
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
