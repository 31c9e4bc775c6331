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
const responses = {
  list: leadPage,
  export: leadPage,
  counts,
  update: lead,
  'export-person': z.record(z.string(), z.unknown()),
  'erase-person': z.record(z.string(), z.unknown()),
} satisfies Record<EditorLeadsRequest['action'], z.ZodType>

/** An answer that isn't data. `message` is a sentence for the editor. */
export class LeadsError extends Error {}

const reasons: Record<number, string> = {
  401: 'Your role in this project isn’t allowed to see leads. Ask an administrator, or log out and in again.',
  403: 'This Studio isn’t registered for leads. Ask whoever runs the site to add its address (STUDIO_ORIGINS).',
  404: 'This lead no longer exists.',
}

type Session = {
  /** The URL of the edge functions. */
  functionsUrl: string
  /** The editor's session token; undefined where the Studio's origin is the session. */
  token: string | undefined
}

/** Calls `editor-leads`. @throws LeadsError with a sentence for the editor. */
export async function callLeads<Action extends EditorLeadsRequest['action']>(
  { functionsUrl, token }: Session,
  request: Extract<EditorLeadsRequest, { action: Action }>,
): Promise<z.output<(typeof responses)[Action]>> {
  const response = await fetch(`${functionsUrl}/editor-leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(request),
  }).catch(() => null)
  if (!response?.ok)
    throw new LeadsError(
      reasons[response?.status ?? 0] ?? 'Couldn’t load the leads. Check your connection and try again.',
    )
  const parsed = responses[request.action as Action].safeParse(await response.json()) // the request's own action
  if (!parsed.success) throw new LeadsError('The response couldn’t be read. Reload the Studio.')
  return parsed.data as z.output<(typeof responses)[Action]> // the schema of the same action
}
