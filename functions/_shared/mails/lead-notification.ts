import { z } from 'zod'
import type { Block } from './blocks.ts'
import { line, type TeamTemplate } from './template.ts'

/** A row of `leads`. */
const payload = z.object({
  name: line,
  email: line,
  company: line,
  phone: line.nullable(),
  locale: z.string().nullable(),
  suspected: z.boolean().default(false),
  created_at: z.iso.datetime({ offset: true }),
})

/** Notifies the team of a new lead; a reply to this email goes to the visitor. */
export const leadNotification: TeamTemplate<z.output<typeof payload>> = {
  audience: 'team',
  payload,
  replyTo: ({ email }) => email,
  subjectPrefix: ({ suspected }) => (suspected ? '[Possible spam] ' : ''),
  values: ({ name, company }) => ({ name, company }),
  blocks: (lead): Block[] => [
    {
      type: 'facts',
      rows: [
        ['Name', lead.name],
        ['Email', lead.email],
        ['Company', lead.company],
        ['Phone', lead.phone ?? 'not given'],
        ['Language', lead.locale ?? 'not known'],
        ['Received', `${new Date(lead.created_at).toISOString().slice(0, 16).replace('T', ' ')} UTC`],
      ],
    },
  ],
}
