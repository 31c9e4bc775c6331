import type { EditorLeadsRequest, LeadStatus } from '@tidewright/contracts/forms/editor-leads.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { messageOf, useCallFunction } from '../connection/call-function.ts'
import { type Lead, type LeadCounts, leadsResponses } from './leads-responses.ts'

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

export type LeadFilter = { search: string; status: LeadStatus | '' }

/** Wait for a pause in typing: every request is recorded. */
const typingPauseMs = 400

/** The leads that match a filter, newest first, a page at a time. */
export function useLeads({ search, status }: LeadFilter) {
  const call = useCallLeads()
  const [leads, setLeads] = useState<Lead[]>()
  const [total, setTotal] = useState(0)
  const [problem, setProblem] = useState<string>()
  const latest = useRef(0)

  const load = useCallback(
    async (firstRow: number) => {
      latest.current += 1
      const request = latest.current
      try {
        const page = await call({ action: 'list', search, status, firstRow })
        if (request !== latest.current) return
        setLeads((before) => (firstRow === 0 ? page.leads : [...(before ?? []), ...page.leads]))
        setTotal(page.total)
        setProblem(undefined)
      } catch (error) {
        if (request === latest.current) setProblem(messageOf(error))
      }
    },
    [call, search, status],
  )
  useEffect(() => {
    const timer = setTimeout(() => void load(0), search ? typingPauseMs : 0)
    return () => clearTimeout(timer)
  }, [load, search])

  return {
    leads,
    total,
    problem,
    loadMore: () => load(leads?.length ?? 0),
    reload: () => load(0),
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
