import {
  type EditorLeadsRequest,
  type LeadStatus,
  leadStatuses,
} from '@tidewright/contracts/forms/editor-leads.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { messageOf, useCallFunction } from '../connection/call-function.ts'

/** Calls `editor-leads`; see `callFunction`. */
export function useCallLeads() {
  const call = useCallFunction()
  return useCallback(
    <Action extends EditorLeadsRequest['action']>(request: Extract<EditorLeadsRequest, { action: Action }>) =>
      call({
        name: 'editor-leads',
        request,
        response: leadsResponses[request.action],
        purpose: 'see leads',
        reasons: { 404: 'This lead no longer exists.' },
      }) as Promise<z.output<(typeof leadsResponses)[Action]>>, // what this action returns
    [call],
  )
}

/** What editors note about a lead. */
export type LeadNotes = Pick<Lead, 'status' | 'owner' | 'note'>

/** The notes that an editor changed. The others aren't sent: a colleague may have changed them meanwhile. */
export function changedNotes(before: LeadNotes, { status, owner, note }: LeadNotes): Partial<LeadNotes> {
  return {
    ...(status !== before.status && { status }),
    ...(owner !== before.owner && { owner }),
    ...(note !== before.note && { note }),
  }
}

export type LeadFilter = { search: string; status: LeadStatus | '' }

/** Wait for a pause in typing: every request is recorded. */
const typingPauseMs = 400

/**
 * The leads that match a filter, newest first, a page at a time. Leads that match no longer stay in view, but aren't
 * counted when the next page is requested.
 */
export function useLeads({ search, status }: LeadFilter) {
  const call = useCallLeads()
  const [leads, setLeads] = useState<Lead[]>()
  const [{ total, hasMore }, setCount] = useState({ total: 0, hasMore: false })
  const [problem, setProblem] = useState<string>()
  const latest = useRef(0)

  const load = useCallback(
    async (loaded: readonly Lead[] = []) => {
      const firstRow = loaded.filter((lead) => !status || lead.status === status).length
      latest.current += 1
      const request = latest.current
      try {
        const page = await call({ action: 'list', search, status, firstRow })
        if (request !== latest.current) return
        // Rows may have moved: a lead can come twice.
        setLeads((before = []) => {
          const known = loaded.length === 0 ? [] : before
          return [...new Map([...known, ...page.leads].map((lead) => [lead.id, lead])).values()]
        })
        setCount({ total: page.total, hasMore: firstRow + page.leads.length < page.total })
        setProblem(undefined)
      } catch (error) {
        if (request === latest.current) setProblem(messageOf(error))
      }
    },
    [call, search, status],
  )
  useEffect(() => {
    const timer = setTimeout(() => void load(), search ? typingPauseMs : 0)
    return () => clearTimeout(timer)
  }, [load, search])

  return {
    leads,
    total,
    hasMore,
    problem,
    loadMore: () => load(leads),
    reload: () => load(),
    /** Shows a changed lead without loading the list again. */
    replace: (changed: Lead) =>
      setLeads((before) => before?.map((lead) => (lead.id === changed.id ? changed : lead))),
  }
}

/** The numbers of leads by week, package and source; null if they can't be loaded. */
export function useLeadCounts(): LeadCounts | null | undefined {
  const call = useCallLeads()
  const [counts, setCounts] = useState<LeadCounts | null>()
  useEffect(() => {
    let current = true
    call({ action: 'counts' })
      .then((loaded) => current && setCounts(loaded))
      .catch(() => current && setCounts(null))
    return () => {
      current = false
    }
  }, [call])
  return counts
}

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
type LeadCounts = z.output<typeof counts>

/** What each action returns. */
const leadsResponses = {
  list: leadPage,
  export: leadPage,
  counts,
  digest: z.object({ isOn: z.boolean() }),
  update: lead,
  'export-person': z.record(z.string(), z.unknown()),
  'erase-person': z.record(z.string(), z.unknown()),
} satisfies Record<EditorLeadsRequest['action'], z.ZodType>
