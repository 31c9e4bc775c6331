import { type EditorLeadsRequest, leadStatuses } from '@tidewright/contracts/forms/editor-leads.ts'
import { z } from 'zod'

/** A row of `leads`. `origin` says where it came from, see `contracts/forms/lead-origin.ts`. */
const lead = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  phone: z.string().nullable(),
  locale: z.string().nullable(),
  created_at: z.string(),
  suspected: z.boolean(),
  status: z.enum(leadStatuses),
  owner: z.string(),
  note: z.string(),
  origin: z.record(z.string(), z.string()),
})
export type Lead = z.output<typeof lead>

const leadPage = z.object({ total: z.number(), leads: z.array(lead) })

const counted = z.array(z.object({ name: z.string(), count: z.number() }))
const counts = z.object({ weeks: counted, packages: counted, sources: counted })
export type LeadCounts = z.output<typeof counts>

/** What each action returns. */
export const leadsResponses = {
  list: leadPage,
  export: leadPage,
  counts,
  digest: z.object({ isOn: z.boolean() }),
  update: lead,
  'export-person': z.record(z.string(), z.unknown()),
  'erase-person': z.record(z.string(), z.unknown()),
} satisfies Record<EditorLeadsRequest['action'], z.ZodType>
