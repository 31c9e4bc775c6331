import { Button } from '@sanity/ui'
import type { Issue, Send } from '@tidewright/contracts/forms/editor-newsletter.ts'
import { isLocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { Cell, Row, Table } from '../ui/table.tsx'
import { stateLabels } from './send-labels.ts'

type IssueTableProps = {
  issues: readonly Issue[]
  sends: readonly Send[]
  openId: string | undefined
  open: (id: string) => void
}

/** Issues, newest first, with the languages in which they are published. */
export function IssueTable({ issues, sends, openId, open }: IssueTableProps) {
  return (
    <Table label="Issues" columns={['Subject', 'Date', 'Published in', 'Send']}>
      {issues.map(({ id, title, date, published }) => {
        const send = sends.find(({ issue, state }) => issue === id && state !== 'cancelled')
        return (
          <Row key={id}>
            <td style={{ padding: '0.3em 0.4em' }}>
              <Button
                mode="bleed"
                padding={2}
                fontSize={1}
                selected={id === openId}
                text={title || 'Untitled'}
                onClick={() => open(id)}
              />
            </td>
            <Cell>{date}</Cell>
            <Cell>{published.map(nameOf).join(', ') || 'Not published'}</Cell>
            <Cell>{send ? stateLabels[send.state].label : 'Not sent'}</Cell>
          </Row>
        )
      })}
    </Table>
  )
}

function nameOf(language: string): string {
  return isLocaleId(language) ? localeOf(language).name : language
}
