import { z } from 'zod'
import { normalizeEmail } from './normalize-email.ts'

/** How far a lead has got. */
export const leadStatuses = ['new', 'contacted', 'won', 'lost', 'spam'] as const
export type LeadStatus = (typeof leadStatuses)[number]

const status = z.enum(leadStatuses)
const filter = { search: z.string().max(200).default(''), status: status.or(z.literal('')).default('') }
const email = z.string().overwrite(normalizeEmail).min(3).max(254).includes('@')

/** The most leads that one export contains. */
export const exportLimit = 5_000

/** What the Studio sends to `editor-leads`. */
export const editorLeadsRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('list'), ...filter, firstRow: z.int().min(0).default(0) }),
  z.object({ action: z.literal('export'), ...filter }),
  z.object({ action: z.literal('counts') }),
  // Without `isOn`, only whether the summary on weekday mornings is on.
  z.object({ action: z.literal('digest'), isOn: z.boolean().optional() }),
  z.object({
    action: z.literal('update'),
    lead: z.uuid(),
    status: status.optional(),
    owner: z.string().trim().max(200).optional(),
    note: z.string().trim().max(4000).optional(),
  }),
  z.object({ action: z.literal('export-person'), email }),
  z.object({ action: z.literal('erase-person'), email }),
])

export type EditorLeadsRequest = z.input<typeof editorLeadsRequest>

/** How many leads one page of the list has. */
export const pageSize = 50
