import { Box, Button, Card, Flex, Grid, Heading, Stack, Text, TextInput } from '@sanity/ui'
import { defaultLocale, type LocaleId } from '@tidewright/contracts/locales.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import { useCurrentUser, useSchema } from 'sanity'
import { useIsDisconnected } from '../../connection/connection-notice.tsx'
import { ReleaseNotice, useSelectedRelease } from '../../releases/selected-release.tsx'
import { useRights } from '../../roles/use-rights.ts'
import { Dropdown } from '../../ui/dropdown.tsx'
import { Notice } from '../../ui/notice.tsx'
import {
  completeness,
  filterRows,
  otherLocales,
  percent,
  type Row,
  type RowFilter,
  type TranslationFacts,
  translationRows,
  workIn,
} from '../translation-states.ts'
import { ImportExportPanel } from './import-export-panel.tsx'
import { OverviewTable } from './overview-table.tsx'
import { stateLabels } from './translation-button.tsx'
import { useTranslationFacts } from './use-translation-facts.ts'

/** How many documents are shown at first, and added by each “Show more”. */
const pageSize = 60

const noFilter: RowFilter = { locale: null, state: null, type: null, search: '', translator: null }

/** All documents with the states of their translations, and the completeness of each language. */
export function OverviewScreen() {
  const facts = useTranslationFacts()
  if (facts === 'failed')
    return <Notice tone="critical">Couldn’t load the translations. Check your connection and reload.</Notice>
  if (!facts) return <Notice tone="default">Loading documents…</Notice>
  return <Overview facts={facts} />
}

function Overview({ facts }: { facts: TranslationFacts }) {
  const rows = useMemo(() => translationRows(facts), [facts])
  // Any document tells; this one always exists.
  const isDisconnected = useIsDisconnected('siteSettings', 'siteSettings')
  const release = useSelectedRelease()
  const { drafts } = useRights()
  // Translators of a single language start with it selected.
  const [only, ...more] = drafts
  const own = only && only !== defaultLocale && more.length === 0 ? only : null
  const [filter, setFilter] = useState<RowFilter>({ ...noFilter, locale: own })
  const [shown, setShown] = useState(pageSize)
  const search = useDeferredValue(filter.search)
  const found = useMemo(() => filterRows(rows, { ...filter, search }), [rows, filter, search])
  const change = (part: Partial<RowFilter>) => {
    setFilter((before) => ({ ...before, ...part }))
    setShown(pageSize)
  }
  return (
    <Card height="fill" overflow="auto" data-testid="translations-overview">
      <Box padding={5} style={{ maxWidth: 1200, margin: '0 auto' }}>
        <Stack gap={5}>
          <Heading as="h1" size={3}>
            Translations
          </Heading>
          {isDisconnected && (
            <Notice tone="caution">
              Not connected. What you see may be out of date, and you can create and import translations once
              you’re connected again.
            </Notice>
          )}
          {release && (
            <ReleaseNotice
              text={`“${release.title}” is selected. What you create, translate or import goes into it. This list and exported files contain published documents and drafts.`}
            />
          )}
          <Grid gridTemplateColumns={[1, 2, 4]} gap={3}>
            {otherLocales.map(({ id, name }) => (
              <LanguageCard
                key={id}
                name={name}
                locale={id}
                rows={rows}
                chosen={filter.locale === id}
                onChoose={() => change({ locale: filter.locale === id ? null : id })}
              />
            ))}
          </Grid>
          <Filters rows={rows} filter={filter} change={change} />
          {filter.locale && (
            <ImportExportPanel key={filter.locale} locale={filter.locale} rows={rows} facts={facts} />
          )}
          <Text size={1} muted role="status">
            {found.length === 1 ? '1 document' : `${found.length} documents`}
          </Text>
          <OverviewTable rows={found.slice(0, shown)} locale={filter.locale} facts={facts} />
          {found.length > shown && (
            <Button
              mode="ghost"
              text={`Show ${Math.min(pageSize, found.length - shown)} more`}
              onClick={() => setShown(shown + pageSize)}
            />
          )}
        </Stack>
      </Box>
    </Card>
  )
}

type LanguageCardProps = {
  name: string
  locale: LocaleId
  rows: readonly Row[]
  chosen: boolean
  onChoose: () => void
}

function LanguageCard({ name, locale, rows, chosen, onChoose }: LanguageCardProps) {
  return (
    <Card
      as="button"
      border
      radius={3}
      padding={4}
      tone={chosen ? 'primary' : 'default'}
      aria-pressed={chosen}
      onClick={onChoose}
      data-testid={`language-${locale}`}
    >
      <Stack gap={4}>
        <Flex justify="space-between" align="center" gap={3}>
          <Text weight="medium">{name}</Text>
          <Heading as="span" size={2}>
            {percent(completeness(rows, locale))}
          </Heading>
        </Flex>
        <Text size={1} muted>
          {workIn(rows, locale)}
        </Text>
      </Stack>
    </Card>
  )
}

const stateOptions = { '': 'Any status', ...stateLabels }
const translatorOptions = { '': 'All translators', mine: 'Mine' }

type FiltersProps = { rows: readonly Row[]; filter: RowFilter; change: (part: Partial<RowFilter>) => void }

function Filters({ rows, filter, change }: FiltersProps) {
  const schema = useSchema()
  const me = useCurrentUser()?.id ?? null
  const types = useMemo(() => {
    const titles = rows.map(({ type }) => [type, schema.get(type)?.title ?? type])
    return { '': 'All document types', ...Object.fromEntries(titles) }
  }, [rows, schema])
  return (
    <Grid gridTemplateColumns={[1, 1, 2, 4]} gap={3}>
      <TextInput
        type="search"
        aria-label="Find a document"
        placeholder="Search by English title"
        value={filter.search}
        onChange={({ currentTarget }) => change({ search: currentTarget.value })}
      />
      <Dropdown
        label="Document type"
        options={types}
        value={filter.type ?? ''}
        onChange={(type) => change({ type: type || null })}
      />
      <Dropdown
        label="Status"
        options={stateOptions}
        value={filter.state ?? ''}
        onChange={(state) => change({ state: state || null })}
      />
      <Dropdown
        label="Translator"
        options={translatorOptions}
        value={filter.translator ? 'mine' : ''}
        onChange={(translator) => change({ translator: translator ? me : null })}
      />
    </Grid>
  )
}
