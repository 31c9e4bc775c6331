import { Card, Stack, Text } from '@sanity/ui'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { useSchema } from 'sanity'
import { otherLocales, type Row, type TranslationFacts } from '../translation-states.ts'
import { TranslationButton } from './translation-button.tsx'

type OverviewTableProps = {
  rows: readonly Row[]
  /** The only language shown; null for all. */
  locale: LocaleId | null
  facts: TranslationFacts
}

/** A table of documents by language. Selecting a state opens or creates the translation. */
export function OverviewTable({ rows, locale, facts }: OverviewTableProps) {
  const schema = useSchema()
  const shown = otherLocales.filter(({ id }) => !locale || id === locale)
  if (rows.length === 0) return <Text muted>No documents match.</Text>
  return (
    <Card border radius={2} overflow="auto">
      <table style={{ width: '100%', borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            <Head>Document</Head>
            <Head>Words</Head>
            {shown.map(({ id, name }) => (
              <Head key={id}>{name}</Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} style={{ borderTop: '1px solid var(--card-border-color)' }}>
              <td style={{ padding: '0.6em 0.8em' }}>
                <Stack gap={2}>
                  <Text size={1} weight="medium">
                    {row.title || (schema.get(row.type)?.title ?? row.type)}
                  </Text>
                  <Text size={0} muted>
                    {schema.get(row.type)?.title ?? row.type}
                  </Text>
                </Stack>
              </td>
              <td style={{ padding: '0.6em 0.8em' }}>
                <Text size={1} muted>
                  {row.words}
                </Text>
              </td>
              {row.cells
                .filter((cell) => !locale || cell.locale === locale)
                .map((cell) => (
                  <td key={cell.locale} style={{ padding: '0.3em 0.4em' }}>
                    <TranslationButton row={row} cell={cell} facts={facts} />
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

function Head({ children }: { children: string }) {
  return (
    <th scope="col" style={{ textAlign: 'start', padding: '0.8em' }}>
      <Text size={1} muted>
        {children}
      </Text>
    </th>
  )
}
