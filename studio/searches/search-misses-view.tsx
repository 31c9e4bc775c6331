import { Box, Card, Heading, Stack, Text } from '@sanity/ui'
import { type SearchMiss, searchMisses } from '@tidewright/contracts/forms/editor-searches.ts'
import { isLocaleId, type LocaleId } from '@tidewright/contracts/locales.ts'
import { useEffect, useState } from 'react'
import type { UserViewComponent } from 'sanity/structure'
import { messageOf, useCallFunction } from '../connection/call-function.ts'
import { Notice } from '../ui/notice.tsx'
import { Cell, Row, Table } from '../ui/table.tsx'

/** The searches without results of the document's language. */
export const SearchMissesView: UserViewComponent = ({ document }) => {
  const { language } = document.displayed
  return isLocaleId(language) ? <SearchMisses locale={language} /> : null
}

function SearchMisses({ locale }: { locale: LocaleId }) {
  const result = useSearchMisses(locale)
  return (
    <Card height="fill" overflow="auto">
      <Box padding={[3, 4, 5]} style={{ maxWidth: 860, margin: '0 auto' }}>
        <Stack gap={5}>
          <Heading as="h2" size={2}>
            Searches without results
          </Heading>
          <Text size={1} muted>
            What visitors searched for and didn’t find in the last 90 days. Add a synonym or a first result
            under Edit, or write what is missing. Only the text and the day are kept, nothing about the
            visitor.
          </Text>
          {!result && (
            <Text size={1} muted role="status">
              Loading…
            </Text>
          )}
          {result && 'problem' in result && <Notice tone="critical">{result.problem}</Notice>}
          {result && 'misses' in result && <MissesTable misses={result.misses} />}
        </Stack>
      </Box>
    </Card>
  )
}

type MissesResult = { misses: SearchMiss[] } | { problem: string }

function useSearchMisses(locale: LocaleId): MissesResult | undefined {
  const call = useCallFunction()
  const [result, setResult] = useState<MissesResult>()
  useEffect(() => {
    let isCurrent = true
    call({ name: 'editor-searches', request: { locale }, response: searchMisses, purpose: 'see searches' })
      .then((misses): MissesResult => ({ misses }))
      .catch((error): MissesResult => ({ problem: messageOf(error) }))
      .then((loaded) => isCurrent && setResult(loaded))
    return () => {
      isCurrent = false
    }
  }, [call, locale])
  return result
}

const columns = ['Search', 'Times', 'Last']

/** Searches without results, the most frequent first. */
function MissesTable({ misses }: { misses: readonly SearchMiss[] }) {
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
