import { Stack, Text, TextInput } from '@sanity/ui'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { defaultLocale } from '@tidewright/contracts/locales.ts'
import { placeholderProblem } from '@tidewright/schemas/validation/messages/same-placeholders.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  type ArrayOfObjectsInputProps,
  insert,
  type SanityClient,
  set,
  setIfMissing,
  unset,
  useFormValue,
  useValidationStatus,
} from 'sanity'
import { useAsync } from '../use-async.ts'
import { MessageGrid } from './message-grid.tsx'
import { type Entry, isMissing, type MessageRow, matchesRow, messageRows } from './messages.ts'

/** The interface messages as a searchable table, next to the English ones. */
export function MessageTable({ value, onChange, readOnly }: ArrayOfObjectsInputProps) {
  const entries = (value ?? []) as Entry[] // entries of uiStrings
  const language = String(useFormValue(['language']))
  const isEnglish = language === defaultLocale
  const english = useAsync(fetchEnglish)
  const [search, setSearch] = useState('')
  const order = useRowOrder(entries, isEnglish ? null : (english ?? null))
  const rows = useFoundRows(order, search)
  const problems = useProblems(order)
  const missing = order.filter(isMissing).length

  const latest = useRef(onChange)
  latest.current = onChange
  const write = useCallback(({ key, entry }: MessageRow, text: string | null) => {
    if (text === null) return latest.current(entry ? unset([{ _key: entry._key }]) : [])
    if (entry) return latest.current(set(text, [{ _key: entry._key }, 'value']))
    const added = { _type: 'uiString', _key: key.replaceAll('.', '-'), key, value: text }
    latest.current([setIfMissing([]), insert([added], 'after', [-1])])
  }, [])

  if (!isEnglish && !english) return <Text muted>Loading the English texts…</Text>
  return (
    <Stack gap={3} data-testid="messages">
      <TextInput
        type="search"
        aria-label="Find a text"
        placeholder="Search by text, in either language, or by key"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <Text size={1} muted role="status">
        {`${order.length} texts, ${missing === 0 ? 'none missing' : `${missing} missing`}`}
      </Text>
      {rows.length > 0 && (
        <MessageGrid
          rows={rows}
          language={language}
          showSource={!isEnglish}
          readOnly={readOnly ?? false}
          problems={problems}
          write={write}
        />
      )}
      {rows.length === 0 && <Text muted>No texts match.</Text>}
    </Stack>
  )
}

/** Keeps the order of rows once the messages have loaded, so that rows don't move while they are filled in. */
function useRowOrder(entries: readonly Entry[], english: readonly Entry[] | null): MessageRow[] {
  const [order, setOrder] = useState<string[]>()
  const rows = useMemo(() => messageRows(entries, english), [entries, english])
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing changes the rows, and must not move them
  useEffect(() => setOrder(rows.map(({ key }) => key)), [english, rows.length])
  const place = new Map(order?.map((key, index) => [key, index]))
  return order ? rows.toSorted((a, b) => (place.get(a.key) ?? 0) - (place.get(b.key) ?? 0)) : rows
}

/** The rows that match a search. A matching row stays while its text is edited. */
function useFoundRows(rows: readonly MessageRow[], search: string): MessageRow[] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing changes the rows, and must not take one away
  const found = useMemo(
    () => new Set(rows.filter((row) => matchesRow(row, search)).map(({ key }) => key)),
    [search, rows.length],
  )
  return rows.filter(({ key }) => found.has(key))
}

/**
 * Problems by message key: unknown or missing placeholders at once, other validation errors when the form reports them.
 */
function useProblems(rows: readonly MessageRow[]): Map<string, string> {
  // The version that the form shows, draft or published.
  const id = String(useFormValue(['_id']) ?? '')
  const { validation } = useValidationStatus(id, 'uiStrings', true)
  const ruled = useMemo(() => {
    const found = validation.flatMap(({ path, message }): [string, string][] => {
      const [field, item] = path
      return field === 'entries' && typeof item === 'object' && '_key' in item ? [[item._key, message]] : []
    })
    return new Map(found)
  }, [validation])
  return useMemo(() => {
    const found = rows.flatMap(({ key, source, entry }): [string, string][] => {
      const problem = placeholderProblem(entry?.value ?? '', source) ?? ruled.get(entry?._key ?? '')
      // The key is shown next to the message already.
      return problem ? [[key, problem.replace(`${key}: `, '')]] : []
    })
    return new Map(found)
  }, [rows, ruled])
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
