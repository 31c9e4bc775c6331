import { Badge, Button } from '@sanity/ui'
import { Cell, Row, Table } from '../ui/table.tsx'
import { formatTime, sourceOf, statusLabels, statusTones } from './lead-labels.ts'
import type { Lead } from './use-leads.ts'

type LeadTableProps = { leads: readonly Lead[]; open: (id: string) => void }

const columns = ['Received', 'Name', 'Company', 'Source or page', 'Owner', 'Status']

/** Leads, newest first. Selecting a name opens its details. */
export function LeadTable({ leads, open }: LeadTableProps) {
  return (
    <Table label="List of leads" columns={columns}>
      {leads.map((lead) => (
        <Row key={lead.id}>
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
            <Badge tone={statusTones[lead.status]}>{statusLabels[lead.status]}</Badge>
          </td>
        </Row>
      ))}
    </Table>
  )
}
