import { Badge, Button, Card, Text } from '@sanity/ui'
import { formatTime, sourceOf, statusLabels } from './lead-labels.ts'
import type { Lead } from './use-leads.ts'

type LeadTableProps = { leads: readonly Lead[]; open: (id: string) => void }

const columns = ['Received', 'Name', 'Company', 'Source or page', 'Owner', 'Status']

/** Leads, newest first. Selecting a name opens its details. */
export function LeadTable({ leads, open }: LeadTableProps) {
  return (
    // The table scrolls sideways on a small screen, by keyboard too.
    <Card border radius={2} overflow="auto" tabIndex={0} role="region" aria-label="List of leads">
      <table style={{ width: '100%', borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" style={{ textAlign: 'start', padding: '0.8em' }}>
                <Text size={1} muted>
                  {column}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {leads.map((lead) => (
            <tr
              key={lead.id}
              style={{ borderTop: '1px solid var(--card-border-color)' }}
              data-testid={`lead-${lead.id}`}
            >
              <Cell>
                <time dateTime={lead.created_at} style={{ whiteSpace: 'nowrap' }}>
                  {formatTime(lead.created_at)}
                </time>
              </Cell>
              <td style={{ padding: '0.3em 0.4em' }}>
                <Button
                  mode="bleed"
                  padding={2}
                  fontSize={1}
                  text={lead.suspected ? `${lead.name} (possible spam)` : lead.name}
                  onClick={() => open(lead.id)}
                />
              </td>
              <Cell>{lead.company}</Cell>
              <Cell>{sourceOf(lead)}</Cell>
              <Cell>{lead.owner}</Cell>
              <td style={{ padding: '0.6em 0.8em' }}>
                <Badge tone={statusLabels[lead.status].tone}>{statusLabels[lead.status].label}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function Cell({ children }: { children: React.ReactNode }) {
  return (
    <td style={{ padding: '0.6em 0.8em' }}>
      <Text size={1}>{children}</Text>
    </td>
  )
}
