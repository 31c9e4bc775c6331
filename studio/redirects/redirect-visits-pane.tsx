import { Box, Heading, Stack, Text } from '@sanity/ui'
import { editorRedirectsRequest, redirectHits } from '@tidewright/contracts/forms/redirect-hits.ts'
import { useMemo, useState } from 'react'
import { IntentLink } from 'sanity/router'
import { useFunctionData } from '../connection/call-function.ts'
import { Dropdown } from '../ui/dropdown.tsx'
import { Notice } from '../ui/notice.tsx'
import { Cell, Day, Row, Table } from '../ui/table.tsx'
import { useListenedQuery } from '../ui/use-listened-query.ts'

type Redirect = { _id: string; from: string }
/** A redirect with its visits; `last` is a day like `2026-11-24`, null if nobody came in the last year. */
type Visited = Redirect & { month: number; year: number; last: string | null }

const redirects = {
  fetch: `*[_type == "redirect" && defined(from) && !(_id in path("drafts.**") || _id in path("versions.**"))]{ _id, from }`,
  listen: '*[_type == "redirect"]',
  tag: 'redirect-visits',
  throttleMs: 2_000,
}
const noParams = {}
const visits = {
  name: 'editor-redirects',
  request: editorRedirectsRequest.parse({}),
  response: redirectHits,
  purpose: 'see visits',
}

/** How often visitors follow each published redirect. */
export function RedirectVisits() {
  const published = useListenedQuery<readonly Redirect[]>(redirects, noParams)
  const counted = useFunctionData(visits)
  const rows = useMemo(() => {
    if (!published || published === 'failed' || !counted || 'problem' in counted) return undefined
    const byPath = new Map(counted.data.map((hit) => [hit.path, hit]))
    return published.map((redirect) => ({
      month: 0,
      year: 0,
      last: null,
      ...byPath.get(redirect.from),
      ...redirect,
    }))
  }, [published, counted])
  const [since] = counted && 'data' in counted ? counted.data.map(({ first }) => first).sort() : []
  return (
    <Box padding={[3, 4, 5]} overflow="auto" style={{ maxWidth: 960 }}>
      <Stack gap={5}>
        <Heading as="h2" size={2}>
          Visits to redirected URLs
        </Heading>
        <Text size={1} muted>
          How often each old URL was requested, by people and search engines, for a year at most. Only the URL
          and the day are kept, nothing about the visitor. New visits are added every minute.
          {since && (
            <>
              {' '}
              Counted since <Day day={since} />.
            </>
          )}
        </Text>
        {published === 'failed' && (
          <Notice tone="critical">Couldn’t load the redirects. Check your connection and reload.</Notice>
        )}
        {counted && 'problem' in counted && <Notice tone="critical">{counted.problem}</Notice>}
        {rows && <VisitsTable rows={rows} />}
        {!rows && published !== 'failed' && !(counted && 'problem' in counted) && (
          <Text size={1} muted role="status">
            Loading…
          </Text>
        )}
      </Stack>
    </Box>
  )
}

const columns = ['Old URL', 'Last 30 days', 'Last 12 months', 'Last visit']
const shownRows = 200
const orders = { most: 'Most visited first', least: 'Least visited first' }

function VisitsTable({ rows }: { rows: readonly Visited[] }) {
  const [order, setOrder] = useState<keyof typeof orders>('most')
  if (rows.length === 0) return <Text size={1}>No redirects are published.</Text>
  const sorted = rows.toSorted(
    (a, b) => (order === 'least' ? a.year - b.year : b.year - a.year) || a.from.localeCompare(b.from),
  )
  return (
    <Stack gap={3}>
      <Dropdown label="Order" options={orders} value={order} onChange={setOrder} />
      <Table label="Visits to redirected URLs" columns={columns}>
        {sorted.slice(0, shownRows).map(({ _id, from, month, year, last }) => (
          <Row key={_id}>
            <Cell>
              <IntentLink intent="edit" params={{ id: _id, type: 'redirect' }}>
                {from}
              </IntentLink>
            </Cell>
            <Cell>{month}</Cell>
            <Cell>{year}</Cell>
            <Cell>{last ? <Day day={last} /> : 'None'}</Cell>
          </Row>
        ))}
      </Table>
      {rows.length > shownRows && <Text size={1} muted>{`and ${rows.length - shownRows} more`}</Text>}
    </Stack>
  )
}
