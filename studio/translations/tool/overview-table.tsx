import { Badge, Button, Card, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { defaultLocale, type LocaleId } from '@tidewright/contracts/locales.ts'
import { useState } from 'react'
import { useClient, useCurrentUser, useSchema } from 'sanity'
import { useRouter } from 'sanity/router'
import { editedId } from '../../releases/edited-id.ts'
import { useSelectedRelease } from '../../releases/selected-release.ts'
import { createTranslation } from '../documents/create-translation.ts'
import type { ContentDocument } from '../documents/translated-copy.ts'
import {
  type Cell,
  type CellState,
  otherLocales,
  type Row,
  type TranslationFacts,
} from '../translation-states.ts'

/** Labels and tones of translation states. */
export const stateLabels: Record<
  CellState,
  { label: string; tone: 'critical' | 'caution' | 'primary' | 'positive' }
> = {
  missing: { label: 'Missing', tone: 'critical' },
  outdated: { label: 'Out of date', tone: 'caution' },
  draft: { label: 'Draft', tone: 'primary' },
  partial: { label: 'Partly English', tone: 'caution' },
  current: { label: 'Up to date', tone: 'positive' },
}

type OverviewTableProps = {
  rows: readonly Row[]
  /** The only language shown; null for all. */
  locale: LocaleId | null
  facts: TranslationFacts
}

/**
 * A table of documents by language. Selecting a state opens the translation side by side, and creates it first if it is
 * missing.
 */
export function OverviewTable({ rows, locale, facts }: OverviewTableProps) {
  const schema = useSchema()
  const shown = otherLocales.filter(({ id }) => !locale || id === locale)
  const { open, busy, canCreate } = useOpenTranslation(facts)
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
                    <Button
                      mode="bleed"
                      padding={2}
                      disabled={busy || (cell.state === 'missing' && !canCreate)}
                      onClick={() => void open(row, cell)}
                      aria-label={`${labelOf(cell)}: ${row.title}, ${nameOf(cell.locale)}`}
                      data-testid={`cell-${row.id}-${cell.locale}`}
                    >
                      <Badge tone={stateLabels[cell.state].tone}>{labelOf(cell)}</Badge>
                    </Button>
                  </td>
                ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

/** The text of a cell's button. Its accessible name starts with it, for people who say what they see. */
function labelOf({ state }: Cell): string {
  return state === 'missing' ? 'Create' : stateLabels[state].label
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

function nameOf(locale: LocaleId): string {
  return otherLocales.find(({ id }) => id === locale)?.name ?? locale
}

/** Opens a translation side by side; a missing one is created first, as a copy of the English document. */
function useOpenTranslation({ sources, groups }: TranslationFacts) {
  const client = useClient({ apiVersion })
  const release = useSelectedRelease()
  const translator = useCurrentUser()?.id
  const { navigate } = useRouter()
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  async function open(row: Row, { locale, state }: Cell): Promise<void> {
    const original = sources.find(({ _id }) => _id === row.id)
    try {
      if (state === 'missing' && original) {
        setBusy(true)
        const group = groups.find(({ members }) => members?.some(({ id }) => id === row.id))
        const version = release && (await client.getDocument<ContentDocument>(editedId(row.id, release.id)))
        const options = {
          original: version || original,
          originalId: row.id,
          originalLanguage: defaultLocale,
          language: locale,
          groupId: group?._id ?? null,
          translator,
          release: release?.id,
        }
        await createTranslation(client, options)
      }
      navigate({ original: row.id, locale })
    } catch (error) {
      console.warn('Could not create a translation.', error)
      toast.push({
        status: 'error',
        title: `Couldn’t create the ${nameOf(locale)} translation`,
        description: 'Check your connection and try again.',
      })
    }
    setBusy(false)
  }
  return { open, busy, canCreate: release?.takesDocuments !== false }
}
