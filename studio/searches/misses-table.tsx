import { Text } from '@sanity/ui'
import type { SearchMiss } from '@tidewright/schemas/forms/editor-searches.ts'
import { Cell, Row, Table } from '../ui/table.tsx'

const columns = ['Search', 'Times', 'Last']

/** Searches without results, the most frequent first. */
export function MissesTable({ misses }: { misses: readonly SearchMiss[] }) {
  if (misses.length === 0) return <Text size={1}>Every search in this language found something.</Text>
  return (
    <Table label="Searches without results" columns={columns}>
      {misses.map(({ query, count, last }) => (
        <Row key={query}>
          <Cell>{query}</Cell>
          <Cell>{count}</Cell>
          <Cell>
            <time dateTime={last}>{dayName(last)}</time>
          </Cell>
        </Row>
      ))}
    </Table>
  )
}

/** `2026-11-24` as “24 Nov 2026”. */
function dayName(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'medium' })
}
