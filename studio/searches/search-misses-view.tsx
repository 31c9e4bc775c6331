import { Box, Card, Heading, Stack, Text } from '@sanity/ui'
import { type SearchMiss, searchMisses } from '@tidewright/contracts/forms/search-misses.ts'
import { isLocaleId, type LocaleId } from '@tidewright/contracts/locales.ts'
import { useMemo } from 'react'
import type { UserViewComponent } from 'sanity/structure'
import { useFunctionData } from '../connection/call-function.ts'
import { Notice } from '../ui/notice.tsx'
import { Cell, Day, Row, Table } from '../ui/table.tsx'

/** The searches without results of the document's language. */
export const SearchMissesView: UserViewComponent = ({ document }) => {
  const { language } = document.displayed
  return isLocaleId(language) ? <SearchMisses locale={language} /> : null
}

function SearchMisses({ locale }: { locale: LocaleId }) {
  const call = useMemo(
    () => ({ name: 'editor-searches', request: { locale }, response: searchMisses, purpose: 'see searches' }),
    [locale],
  )
  const result = useFunctionData(call)
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
          {result && 'data' in result && <MissesTable misses={result.data} />}
        </Stack>
      </Box>
    </Card>
  )
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
            <Day day={last} />
          </Cell>
        </Row>
      ))}
    </Table>
  )
}
