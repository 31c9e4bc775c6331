import { duplicateMessage, type Lead, type LeadReply, leadRequest } from '@tidewright/schemas/forms/lead.ts'
import { z } from 'zod'
import { clientIp } from '../_shared/client-ip.ts'
import type { FunctionDeps } from '../_shared/deps.ts'
import { endpoint } from '../_shared/endpoint.ts'
import { sanitizeForm } from '../_shared/sanitize-text.ts'
import { problemsOf } from './problems.ts'

const stored = z.discriminatedUnion('result', [
  z.object({ result: z.literal('accepted'), id: z.string() }),
  z.object({ result: z.literal('duplicate') }),
  z.object({ result: z.literal('rate-limited') }),
])

type Stored = z.output<typeof stored> | { result: 'not-stored' }

/** Takes a consultation request (`leadRequest`), stores it and queues its mail. Replies with a `LeadReply`. */
export const handler = endpoint({
  key: 'publishable',
  async answer(body, request, deps) {
    const form = sanitizeForm(body)
    const lead = leadRequest.safeParse(form)
    if (!lead.success)
      return reply(422, { success: false, error: 'Invalid lead', problems: problemsOf(form) })
    const outcome = await store(lead.data, await clientIp(request, deps), deps)
    switch (outcome.result) {
      case 'accepted':
        deps.requestDrain()
        return reply(200, { success: true, id: outcome.id })
      case 'duplicate':
        return reply(409, { success: false, error: duplicateMessage })
      case 'rate-limited':
        return reply(429, { success: false, error: 'Too many requests' })
      case 'not-stored':
        return reply(503, { success: false, error: 'Not stored' })
    }
  },
})

async function store(lead: Lead, address: string, deps: FunctionDeps): Promise<Stored> {
  const { data, error } = await deps.database.rpc('submit_lead', {
    name: lead.name,
    email: lead.email,
    company: lead.company,
    phone: lead.phone,
    locale: lead.locale ?? null,
    visitor_address: address,
  })
  if (!error) return stored.parse(data)
  console.error(`A lead was not stored: ${error.code || 'database unreachable'}`)
  return { result: 'not-stored' }
}

const reply = (status: number, body: LeadReply) => ({ status, body })
