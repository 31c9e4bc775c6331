import { Stack, Text, TextInput } from '@sanity/ui'
import { apiVersion } from '@tidewright/schemas/api-version.ts'
import { defaultLocale } from '@tidewright/schemas/locales.ts'
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
import { MessageGrid } from './message-grid.tsx'
import { type Entry, isMissing, type MessageRow, matchesRow, messageRows } from './messages.ts'
import { useAnswer } from './use-answer.ts'

/** The words of the interface as a table: each is edited where it stands, beside the English one. */
export function MessageTable({ value, onChange, readOnly }: ArrayOfObjectsInputProps) {
  const entries = (value ?? []) as Entry[] // entries of uiStrings
  const language = String(useFormValue(['language']))
  const isEnglish = language === defaultLocale
  const english = useAnswer(fetchEnglish)
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
      {rows.length === 0 && <Text muted>No word is like that.</Text>}
    </Stack>
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

/** The rows that a search finds; one that it found stays while its text is typed into another. */
function useFoundRows(rows: readonly MessageRow[], search: string): MessageRow[] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing changes the rows, and must not take one away
  const found = useMemo(
    () => new Set(rows.filter((row) => matchesRow(row, search)).map(({ key }) => key)),
    [search, rows.length],
  )
  return rows.filter(({ key }) => found.has(key))
}

/** What is wrong with a message, by its key: what the form's rules say, and before they do, what the site could not fill in. */
function useProblems(rows: readonly MessageRow[]): Map<string, string> {
  // Of the state that the form shows, draft or published.
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
      const problem = (entry && placeholderProblem(entry, source)) ?? ruled.get(entry?._key ?? '')
      // Other lists of problems name the key; here it stands beside.
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
