import { apiVersion } from '@tidewright/contracts/api-version.ts'
import type { EditorLeadsRequest, LeadStatus } from '@tidewright/contracts/forms/editor-leads.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useClient } from 'sanity'
import { functionsUrl } from '../env.ts'
import { callLeads, type Lead, type LeadCounts, LeadsError } from './leads-client.ts'

/** `callLeads` with the editor's own session. */
export function useCallLeads() {
  const client = useClient({ apiVersion })
  return useCallback(
    <Action extends EditorLeadsRequest['action']>(request: Extract<EditorLeadsRequest, { action: Action }>) =>
      callLeads<Action>({ functionsUrl: functionsUrl ?? '', token: client.config().token }, request),
    [client],
  )
}

export function messageOf(error: unknown): string {
  if (error instanceof LeadsError) return error.message
  throw error
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
