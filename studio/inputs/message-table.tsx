import { Card, Grid, Stack, Text, TextArea, TextInput } from '@sanity/ui'
import { apiVersion } from '@tidewright/schemas/api-version.ts'
import { defaultLocale } from '@tidewright/schemas/locales.ts'
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  type ArrayOfObjectsInputProps,
  getPublishedId,
  insert,
  type SanityClient,
  set,
  setIfMissing,
  useFormValue,
  useValidationStatus,
} from 'sanity'
import { type Entry, isMissing, type MessageRow, matchesRow, messageRows } from './messages.ts'
import { useAnswer } from './use-answer.ts'

/** The words of the interface as a table: each is edited where it stands, beside the English one. */
export function MessageTable({ value, onChange, readOnly }: ArrayOfObjectsInputProps) {
  const entries = (value ?? []) as Entry[] // entries of uiStrings
  const isEnglish = useFormValue(['language']) === defaultLocale
  const english = useAnswer(fetchEnglish)
  const [search, setSearch] = useState('')
  const order = useRowOrder(entries, isEnglish ? null : (english ?? null))
  const rows = order.filter((row) => matchesRow(row, search))
  const problems = useProblems()
  const missing = order.filter(isMissing).length

  const latest = useRef(onChange)
  latest.current = onChange
  const write = useCallback(({ key, entry }: MessageRow, text: string) => {
    if (entry) return latest.current(set(text, [{ _key: entry._key }, 'value']))
    const added = { _type: 'uiString', _key: key.replaceAll('.', '-'), key, value: text }
    latest.current([setIfMissing([]), insert([added], 'after', [-1])])
  }, [])

  if (!isEnglish && !english) return <Text muted>Looking for the English words …</Text>
  return (
    <Stack gap={3} data-testid="messages">
      <TextInput
        type="search"
        aria-label="Find a word"
        placeholder="Find a word by what it says, in either language, or by its key"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <Text size={1} muted role="status">
        {`${order.length} words, ${missing === 0 ? 'none missing' : `${missing} missing`}`}
      </Text>
      {rows.map((row) => (
        <Row
          key={row.key}
          row={row}
          showSource={!isEnglish}
          readOnly={readOnly ?? false}
          problem={problems.get(row.entry?._key ?? '')}
          write={write}
        />
      ))}
      {rows.length === 0 && <Text muted>No word is like that.</Text>}
    </Stack>
  )
}

type RowProps = {
  row: MessageRow
  showSource: boolean
  readOnly: boolean
  problem: string | undefined
  write: (row: MessageRow, text: string) => void
}

const Row = memo(function Row({ row, showSource, readOnly, problem, write }: RowProps) {
  const tone = problem ? 'critical' : isMissing(row) ? 'caution' : 'default'
  return (
    <Card border radius={2} padding={3} tone={tone} data-testid={`message-${row.key}`}>
      <Stack gap={3}>
        <Text as="code" size={1} muted>
          {row.key}
        </Text>
        <Grid gridTemplateColumns={showSource ? [1, 1, 2] : 1} gap={3}>
          {showSource && (
            <Text size={1} lang="en-GB">
              {row.source}
            </Text>
          )}
          <TextArea
            aria-label={row.key}
            rows={Math.max(1, Math.ceil(row.source.length / 70))}
            value={row.entry?.value ?? ''}
            readOnly={readOnly}
            onChange={({ currentTarget }) => write(row, currentTarget.value)}
          />
        </Grid>
        {problem && <Text size={1}>{problem}</Text>}
      </Stack>
    </Card>
  )
}, isSameRow)

/** Typing in one row draws that row alone. */
function isSameRow(before: RowProps, after: RowProps): boolean {
  return (
    before.row.entry === after.row.entry &&
    before.row.source === after.row.source &&
    before.problem === after.problem &&
    before.readOnly === after.readOnly
  )
}

/** Rows stay where they are while they are filled in: the order is made when the words are known, and kept. */
function useRowOrder(entries: readonly Entry[], english: readonly Entry[] | null): MessageRow[] {
  const [order, setOrder] = useState<string[]>()
  const rows = useMemo(() => messageRows(entries, english), [entries, english])
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing changes the rows, and must not move them
  useEffect(() => setOrder(rows.map(({ key }) => key)), [english, rows.length])
  const place = new Map(order?.map((key, index) => [key, index]))
  return order ? rows.toSorted((a, b) => (place.get(a.key) ?? 0) - (place.get(b.key) ?? 0)) : rows
}

/** What the rules say of single entries, by the key of the entry. */
function useProblems(): Map<string, string> {
  const id = getPublishedId(String(useFormValue(['_id']) ?? ''))
  const { validation } = useValidationStatus(id, 'uiStrings', true)
  return useMemo(() => {
    const found = validation.flatMap(({ path, message }): [string, string][] => {
      const [field, item] = path
      return field === 'entries' && typeof item === 'object' && '_key' in item ? [[item._key, message]] : []
    })
    return new Map(found)
  }, [validation])
}

function fetchEnglish(client: SanityClient): Promise<Entry[]> {
  return client
    .withConfig({ apiVersion })
    .fetch<Entry[]>(
      'coalesce(*[_type == "uiStrings" && language == $language][0].entries, [])',
      { language: defaultLocale },
      { perspective: 'drafts', tag: 'messages' },
    )
}
