import { Card, Text } from '@sanity/ui'
import type { ReactNode } from 'react'

type TableProps = { label: string; columns: readonly string[]; children: ReactNode }

/** A table that scrolls sideways on a small screen, by keyboard too. */
export function Table({ label, columns, children }: TableProps) {
  return (
    <Card border radius={2} overflow="auto" tabIndex={0} role="region" aria-label={label}>
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
        <tbody>{children}</tbody>
      </table>
    </Card>
  )
}

/** A day like `2026-11-24`, as “24 Nov 2026”. */
export function Day({ day }: { day: string }) {
  const name = new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'medium' })
  return <time dateTime={day}>{name}</time>
}

export function Row({ children }: { children: ReactNode }) {
  return <tr style={{ borderTop: '1px solid var(--card-border-color)' }}>{children}</tr>
}

export function Cell({ children }: { children: ReactNode }) {
  return (
    <td style={{ padding: '0.6em 0.8em' }}>
      <Text as="div" size={1}>
        {children}
      </Text>
    </td>
  )
}
