import { Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { useMemo } from 'react'
import { useSchema } from 'sanity'
import { TranslationButton } from '../translations/tool/translation-button.tsx'
import { useTranslationFacts } from '../translations/tool/use-translation-facts.ts'
import {
  completeness,
  percent,
  type Row,
  type TranslationFacts,
  translationRows,
  workIn,
  workRows,
} from '../translations/translation-states.ts'
import { Notice } from '../ui/notice.tsx'

/** How many documents are listed for each language. */
const shown = 8

/** What is missing or out of date in the languages of a translator. */
export function TranslatorPanel({ languages }: { languages: readonly LocaleId[] }) {
  const facts = useTranslationFacts()
  const rows = useMemo(() => (facts && facts !== 'failed' ? translationRows(facts) : []), [facts])
  if (facts === 'failed')
    return <Notice tone="critical">Couldn’t load the translations. Check your connection and reload.</Notice>
  if (!facts) return <Text muted>Loading translations…</Text>
  return languages.map((locale) => <Work key={locale} locale={locale} rows={rows} facts={facts} />)
}

function Work({ locale, rows, facts }: { locale: LocaleId; rows: readonly Row[]; facts: TranslationFacts }) {
  const schema = useSchema()
  const work = workRows(rows, locale)
  return (
    <Stack as="section" gap={4} data-testid={`work-${locale}`}>
      <Heading as="h2" size={1}>
        {`${localeOf(locale).name}: ${percent(completeness(rows, locale))} up to date`}
      </Heading>
      <Text size={1} muted>
        {work.length === 0 ? 'Everything is translated.' : workIn(rows, locale)}
        {work.length > shown && `. The first ${shown} are listed here; see Translations for the rest.`}
      </Text>
      {work.length > 0 && (
        <Stack as="ul" gap={2}>
          {work.slice(0, shown).map(({ row, cell }) => (
            <Card as="li" key={row.id} border radius={2} padding={3}>
              <Flex align="center" gap={3} justify="space-between">
                <Stack gap={3}>
                  <Text weight="medium">{row.title || (schema.get(row.type)?.title ?? row.type)}</Text>
                  <Text size={1} muted>
                    {schema.get(row.type)?.title ?? row.type}
                  </Text>
                </Stack>
                <TranslationButton row={row} cell={cell} facts={facts} />
              </Flex>
            </Card>
          ))}
        </Stack>
      )}
    </Stack>
  )
}
