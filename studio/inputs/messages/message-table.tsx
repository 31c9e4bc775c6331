import { Stack, Text, TextInput } from '@sanity/ui'
import { defaultLocale } from '@tidewright/contracts/locales.ts'
import { placeholderProblem } from '@tidewright/schemas/validation/messages/same-placeholders.ts'
import { useCallback, useMemo, useRef, useState } from 'react'
import {
  type ArrayOfObjectsInputProps,
  insert,
  set,
  setIfMissing,
  unset,
  useFormValue,
  useValidationStatus,
} from 'sanity'
import { Notice } from '../../ui/notice.tsx'
import { useListenedQuery } from '../../ui/use-listened-query.ts'
import { MessageGrid } from './message-grid.tsx'
import { type Entry, isMissing, type MessageRow, matchesRow, useRowOrder } from './messages.ts'

/** The English messages: their draft, or as published. */
const englishQuery = {
  fetch: `coalesce(
    *[_type == "uiStrings" && language == $language && _id in path("drafts.**")][0],
    *[_type == "uiStrings" && language == $language && !(_id in path("versions.**"))][0]
  ).entries`,
  listen: '*[_type == "uiStrings" && language == $language]',
  tag: 'messages',
}

/** The interface messages as a searchable table, next to the English ones. */
export function MessageTable({ value, onChange, readOnly }: ArrayOfObjectsInputProps) {
  const entries = (value ?? []) as Entry[] // entries of uiStrings
  const language = String(useFormValue(['language']))
  const isEnglish = language === defaultLocale
  // In the English document nothing is compared.
  const loaded = useListenedQuery<Entry[] | null>(englishQuery, { language: isEnglish ? '' : defaultLocale })
  const english = isEnglish || loaded === 'failed' || loaded === undefined ? null : (loaded ?? [])
  const [search, setSearch] = useState('')
  const order = useRowOrder(entries, english)
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

  if (!isEnglish && loaded === 'failed')
    return <Notice tone="critical">Couldn’t load the English texts. Check your connection and reload.</Notice>
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
