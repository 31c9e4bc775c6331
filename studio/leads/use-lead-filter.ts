import { useState } from 'react'
import type { LeadFilter } from './use-leads.ts'

// A search is often a person's name or email, so it belongs neither in the URL nor in the browser's storage.
let latest: LeadFilter = { search: '', status: '' }

/** The filter of the list and its setter. It stays while the Studio is open, also when another tool was open meanwhile. */
export function useLeadFilter(): [LeadFilter, (filter: LeadFilter) => void] {
  const [filter, setFilter] = useState(latest)
  const change = (next: LeadFilter) => {
    latest = next
    setFilter(next)
  }
  return [filter, change]
}
