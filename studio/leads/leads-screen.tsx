import { UsersIcon } from '@sanity/icons/Users'
import { Box, Button, Card, Flex, Heading, Stack, Text, TextInput } from '@sanity/ui'
import { exportLimit } from '@tidewright/contracts/forms/editor-leads.ts'
import { useState } from 'react'
import { definePlugin } from 'sanity'
import { messageOf } from '../connection/call-function.ts'
import { download } from '../files/download.ts'
import { Dropdown } from '../ui/dropdown.tsx'
import { Notice } from '../ui/notice.tsx'
import { useTask } from '../ui/use-task.ts'
import { LeadCounts } from './lead-counts.tsx'
import { LeadDialog } from './lead-dialog.tsx'
import { LeadDigest } from './lead-digest.tsx'
import { formatTime, statusLabels } from './lead-labels.ts'
import { LeadTable } from './lead-table.tsx'
import { leadsCsv } from './leads-csv.ts'
import { type LeadFilter, useCallLeads, useLeads } from './use-leads.ts'

const statusOptions = { '': 'All statuses', ...statusLabels }

/** Consultation requests: numbers, a list with search, and their details. */
export function LeadsScreen() {
  const [filter, setFilter] = useLeadFilter()
  const [openId, setOpenId] = useState<string>()
  const { leads, total, hasMore, problem, loadMore, reload, replace } = useLeads(filter)
  const open = leads?.find(({ id }) => id === openId)
  const call = useCallLeads()
  const { run, isBusy } = useTask(messageOf)
  const [incomplete, setIncomplete] = useState('')
  const exportFile = () =>
    run('Nothing was exported', async () => {
      const { leads, total } = await call({ action: 'export', ...filter })
      const name = `leads-${formatTime(new Date().toISOString()).slice(0, 10)}.csv`
      download(leadsCsv(leads), 'text/csv', name)
      setIncomplete(leads.length < total ? incompleteFile(name, leads.length, total) : '')
    })
  return (
    <Card height="fill" overflow="auto" data-testid="leads">
      <Box padding={[3, 4, 5]} style={{ maxWidth: 1200, margin: '0 auto' }}>
        <Stack gap={5}>
          <Heading as="h1" size={3}>
            Leads
          </Heading>
          <LeadCounts />
          <LeadDigest />
          <Flex gap={2} wrap="wrap">
            <Box flex={1} style={{ minWidth: 220 }}>
              <TextInput
                type="search"
                aria-label="Search leads"
                placeholder="Search by name, company, email, owner, note or page"
                value={filter.search}
                onChange={({ currentTarget }) => setFilter({ ...filter, search: currentTarget.value })}
              />
            </Box>
            <Box>
              <Dropdown
                label="Status"
                options={statusOptions}
                value={filter.status}
                onChange={(status) => setFilter({ ...filter, status })}
              />
            </Box>
            <Button mode="ghost" text="Export CSV" disabled={isBusy} onClick={() => void exportFile()} />
          </Flex>
          {problem && <Notice tone="critical">{problem}</Notice>}
          {incomplete && <Notice tone="caution">{incomplete}</Notice>}
          <Text size={1} muted role="status">
            {leads ? `${total} ${total === 1 ? 'lead' : 'leads'}` : 'Loading leads…'}
          </Text>
          {leads && leads.length > 0 && <LeadTable leads={leads} open={setOpenId} />}
          {hasMore && <Button mode="ghost" text="Show more" onClick={() => void loadMore()} />}
          <Text size={1} muted>
            Every view of this list is logged. Leads are deleted automatically after their retention period.
          </Text>
        </Stack>
      </Box>
      {open && (
        <LeadDialog
          key={open.id}
          lead={open}
          close={() => setOpenId(undefined)}
          replace={replace}
          onErased={() => {
            setOpenId(undefined)
            void reload()
          }}
        />
      )}
    </Card>
  )
}

function incompleteFile(name: string, rows: number, total: number): string {
  const [inFile, all, most] = [rows, total, exportLimit].map((count) => count.toLocaleString('en-GB'))
  return `${name} has only the newest ${inFile} of ${all} leads. For the others, choose a status or a search with at most ${most} leads, and export again. Whoever runs the site can export all leads, but only as they came in: without status, owner and note.`
}

// A search is often a person's name or email, so it belongs neither in the URL nor in the browser's storage.
let latest: LeadFilter = { search: '', status: '' }

/** The filter of the list and its setter. It stays while the Studio is open, also when another tool was open meanwhile. */
function useLeadFilter(): [LeadFilter, (filter: LeadFilter) => void] {
  const [filter, setFilter] = useState(latest)
  const change = (next: LeadFilter) => {
    latest = next
    setFilter(next)
  }
  return [filter, change]
}

/** The Studio tool for consultation requests. Its data comes from the function `editor-leads`. */
export const leadsTool = definePlugin({
  name: 'leads',
  tools: [{ name: 'leads', title: 'Leads', icon: UsersIcon, component: LeadsScreen }],
})
