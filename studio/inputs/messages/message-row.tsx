import { Card, Stack, Text, TextArea } from '@sanity/ui'
import { localePath } from '@tidewright/contracts/public-path.ts'
import { memo, useRef } from 'react'
import { siteUrl } from '../../env.ts'
import { placeOfMessage } from './message-places.ts'
import { isMissing, type MessageRow } from './messages.ts'

export type MessageRowProps = {
  row: MessageRow
  /** The locale id of the messages, and its BCP 47 tag. */
  language: string
  languageTag: string
  showSource: boolean
  readOnly: boolean
  problem: string | undefined
  /** The column of the active cell; null if it is in another row. */
  active: number | null
  isEditing: boolean
  write: (row: MessageRow, text: string | null) => void
}

export const cellStyle = {
  padding: '0.6rem',
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  borderTop: '1px solid var(--card-border-color)',
} as const

/** One message: its key and location, the English text, and the editable text of the language. */
export const MessageGridRow = memo(function MessageGridRow(props: MessageRowProps) {
  const { row, showSource, readOnly, problem, active, isEditing } = props
  const textColumn = showSource ? 2 : 1
  const place = placeOfMessage(row.key)
  const tone = problem ? 'critical' : isMissing(row) ? 'caution' : 'default'
  /** Makes a cell, or the one interactive element in it, the tab stop. */
  const stop = (column: number) => ({
    tabIndex: active === column ? 0 : -1,
    'data-active': active === column ? '' : undefined,
  })
  return (
    <tr data-testid={`message-${row.key}`} data-key={row.key}>
      <th scope="row" data-column={0} style={cellStyle} {...(place?.path ? {} : stop(0))}>
        <Stack gap={3}>
          <Text as="code" size={1} muted>
            {row.key}
          </Text>
          <Text size={1} muted>
            {place?.path ? (
              <a
                {...stop(0)}
                href={siteUrl + localePath(props.language, place.path)}
                target="_blank"
                rel="noreferrer"
              >
                {place.title}
              </a>
            ) : (
              place?.title
            )}
          </Text>
        </Stack>
      </th>
      {showSource && (
        // biome-ignore lint/a11y/useAriaPropsSupportedByRole: inside a grid this is a gridcell
        <td data-column={1} aria-readonly style={cellStyle} {...stop(1)}>
          <Text size={1} lang="en-GB" style={{ whiteSpace: 'pre-line' }}>
            {row.source}
          </Text>
        </td>
      )}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: inside a grid this is a gridcell */}
      <td
        data-column={textColumn}
        aria-readonly={readOnly}
        aria-invalid={problem ? true : undefined}
        style={{ ...cellStyle, cursor: readOnly ? undefined : 'text' }}
        {...(isEditing ? {} : stop(textColumn))}
      >
        <Card tone={tone} radius={2} padding={tone === 'default' || isEditing ? 0 : 2}>
          <Stack gap={3}>
            {isEditing ? (
              <EditedText {...props} />
            ) : (
              <Text
                size={1}
                lang={isMissing(row) ? 'en-GB' : props.languageTag}
                muted={isMissing(row)}
                style={{ whiteSpace: 'pre-line' }}
              >
                {isMissing(row) ? 'Missing' : row.entry?.value}
              </Text>
            )}
            {problem && (
              <Text size={1} role={isEditing ? 'alert' : undefined}>
                {problem}
              </Text>
            )}
          </Stack>
        </Card>
      </td>
    </tr>
  )
}, isSameRow)

/** The text field of a cell. It saves each keystroke; Escape restores the text from before. */
function EditedText({ row, languageTag, problem, write }: MessageRowProps) {
  const value = row.entry?.value ?? ''
  const before = useRef(row.entry ? value : null)
  const lines = Math.max(value.split('\n').length, Math.ceil(Math.max(value.length, row.source.length) / 34))
  return (
    <TextArea
      data-active=""
      lang={languageTag}
      fontSize={1}
      aria-label={`${row.key}: ${row.source.slice(0, 80)}`}
      aria-invalid={problem ? true : undefined}
      rows={Math.max(1, lines)}
      // Grows with its text, in browsers that support it.
      style={{ fieldSizing: 'content' }}
      value={value}
      onFocus={({ currentTarget }) => currentTarget.setSelectionRange(value.length, value.length)}
      onChange={({ currentTarget }) => write(row, currentTarget.value)}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && (row.entry ? value : null) !== before.current) write(row, before.current)
      }}
    />
  )
}

/** Typing and navigation re-render only the affected rows. */
function isSameRow(before: MessageRowProps, after: MessageRowProps): boolean {
  return (
    before.row.entry === after.row.entry &&
    before.row.source === after.row.source &&
    before.problem === after.problem &&
    before.readOnly === after.readOnly &&
    before.active === after.active &&
    before.isEditing === after.isEditing
  )
}
