import { Badge, Box, Card, Checkbox, Flex, Heading, Stack, Text, TextInput, useMediaIndex } from '@sanity/ui'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useClient, useDocumentPairPermissions, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { moveProblem } from '../redirects/slug-change.ts'
import { useRights } from '../roles/use-rights.ts'
import { ago } from '../start/overview.ts'
import { useDraftValidity } from '../translations/publish/use-publish-when-valid.ts'
import { Notice } from '../ui/notice.tsx'
import { useListenedQuery } from '../ui/use-listened-query.ts'
import { type Listed, planUnpublish, redirectOf } from './bulk-actions.ts'
import { bulkQuery, type Filter, languages, paramsOf, periods, states } from './bulk-query.ts'
import { type Check, Choices, countOf, DraftActions, UnpublishActions } from './bulk-toolbar.tsx'

type BulkList = { documents: Listed[]; total: number; authors: string[] }
const nothing: BulkList = { documents: [], total: 0, authors: [] }
type Report = (id: string, check: Check | null) => void

/** Lists documents, to publish, schedule, unpublish or move several of them to a release. */
export function BulkPane() {
  const [filter, setFilter] = useState<Filter>({
    state: 'draft',
    language: '',
    author: '',
    days: '',
    words: '',
  })
  const params = paramsOf(filter, new Date())
  const listed = useListenedQuery<BulkList>(bulkQuery, params)
  const [selected, setSelected] = useState<readonly string[]>([])
  const [checks, setChecks] = useState<Record<string, Check | null>>({})
  const report = useCallback<Report>((id, check) => setChecks((before) => ({ ...before, [id]: check })), [])
  const { documents, total, authors } = listed && listed !== 'failed' ? listed : nothing
  const chosen = documents.filter(({ id }) => selected.includes(id))
  const change = (next: Partial<Filter>) => {
    setFilter((before) => ({ ...before, ...next }))
    setSelected([])
    setChecks({})
  }
  // What an editor selects while an action runs stays selected.
  const deselect = () => setSelected((before) => before.filter((id) => !selected.includes(id)))
  return (
    <Box padding={[3, 4, 5]} style={{ maxWidth: 960 }}>
      <Stack gap={5}>
        <Stack gap={4}>
          <Heading as="h2" size={2}>
            Bulk actions
          </Heading>
          <Text size={1} muted>
            Select documents to publish, schedule or unpublish them together, or to move them to a release.
          </Text>
          <Flex gap={2} wrap="wrap">
            <WordsInput onChange={(words) => words !== filter.words && change({ words })} />
            <Choices
              label="State"
              options={states}
              value={filter.state}
              onChange={(state) => change({ state })}
            />
            <Choices
              label="Language"
              options={languages}
              value={filter.language}
              onChange={(language) => change({ language })}
            />
            <Choices
              label="Author"
              options={authorOptions(filter.author, authors)}
              value={filter.author}
              onChange={(author) => change({ author })}
            />
            <Choices
              label="Edited"
              options={periods}
              value={filter.days}
              onChange={(days) => change({ days })}
            />
          </Flex>
        </Stack>
        {listed === 'failed' && (
          <Notice tone="critical">Couldn’t load the documents. Check your connection and reload.</Notice>
        )}
        {listed && listed !== 'failed' && (
          <Text size={1} muted role="status">
            {countOf(total)}
            {total > documents.length && `, of which the latest ${documents.length} are listed`}
          </Text>
        )}
        {documents.length > 0 && (
          <Stack gap={3}>
            <Flex as="label" gap={3} align="center" paddingX={3}>
              <Checkbox
                checked={chosen.length === documents.length}
                indeterminate={chosen.length > 0 && chosen.length < documents.length}
                onChange={({ currentTarget }) =>
                  setSelected(currentTarget.checked ? documents.map(({ id }) => id) : [])
                }
              />
              <Text size={1}>Select all</Text>
            </Flex>
            <Stack as="ul" gap={2}>
              {documents.map((document) => (
                <DocumentRow
                  key={document._id}
                  document={document}
                  selected={selected}
                  select={(isSelected) =>
                    setSelected((before) =>
                      isSelected ? [...before, document.id] : before.filter((id) => id !== document.id),
                    )
                  }
                  isDraft={filter.state === 'draft'}
                  check={checks[document.id] ?? null}
                  report={report}
                />
              ))}
            </Stack>
          </Stack>
        )}
      </Stack>
      {chosen.length > 0 && (
        <ActionBar>
          {filter.state === 'draft' ? (
            <DraftActions drafts={chosen} checks={checks} done={deselect} />
          ) : (
            <UnpublishActions key={selected.join()} documents={chosen} checks={checks} done={deselect} />
          )}
        </ActionBar>
      )}
    </Box>
  )
}

/** After this pause, somebody has finished typing. */
const typingPauseMs = 300

/** The filter by words of the title, which waits for a pause: the list loads again each time. */
function WordsInput({ onChange }: { onChange: (words: string) => unknown }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <Box style={{ flex: '1 1 100%' }}>
      <TextInput
        type="search"
        aria-label="Words in the title"
        placeholder="Words in the title"
        onChange={({ currentTarget: { value } }) => {
          clearTimeout(timer.current)
          timer.current = setTimeout(() => onChange(value), typingPauseMs)
        }}
      />
    </Box>
  )
}

/** The options of the author filter. It keeps the selected name while the list loads. */
function authorOptions(selected: string, authors: readonly string[]): Record<string, string> {
  const names = new Set([...authors, ...(selected ? [selected] : [])])
  return { '': 'All authors', ...Object.fromEntries([...names].map((name) => [name, name])) }
}

/** Stays in view at the bottom. On a phone the page scrolls and not the pane, so it can't be sticky there. */
function ActionBar({ children }: { children: ReactNode }) {
  const isPhone = useMediaIndex() < 2
  const position = isPhone
    ? ({ position: 'fixed', insetInline: 0, maxHeight: barHeight, overflow: 'auto' } as const)
    : ({ position: 'sticky' } as const)
  return (
    <>
      {isPhone && <Box style={{ height: barHeight }} />}
      <Card
        border
        radius={2}
        padding={3}
        marginTop={4}
        style={{ ...position, bottom: 0, zIndex: 1 }}
        data-testid="bulk-actions"
      >
        {children}
      </Card>
    </>
  )
}

/** The most that the bar takes of a phone's screen, and the room for it below the list. */
const barHeight = '50dvh'

type DocumentRowProps = {
  document: Listed
  isDraft: boolean
  /** The published ids of the selected documents. */
  selected: readonly string[]
  select: (isSelected: boolean) => void
  check: Check | null
  report: Report
}

function DocumentRow({ document, isDraft, selected, select, check, report }: DocumentRowProps) {
  const type = useSchema().get(document._type)?.title
  const isSelected = selected.includes(document.id)
  const title = document.title ?? type ?? 'Untitled'
  const redirect = isSelected && check && 'plan' in check ? redirectOf(check.plan, selected) : null
  const Checking = isDraft ? DraftCheck : UnpublishCheck
  return (
    <Card as="li" border radius={2} padding={3}>
      <Flex gap={3} align="center">
        <Checkbox
          aria-label={`Select ${title}`}
          checked={isSelected}
          onChange={({ currentTarget }) => select(currentTarget.checked)}
        />
        <Stack gap={3} flex={1}>
          <Text weight="medium">
            <IntentLink intent="edit" params={{ id: document.id, type: document._type }}>
              {title}
            </IntentLink>
          </Text>
          <Text size={1} muted>
            {[type, document.language, ago(document._updatedAt, new Date())].filter(Boolean).join(' · ')}
          </Text>
          {isSelected && check && 'problem' in check && <Text size={1}>{check.problem}</Text>}
          {redirect && <Text size={1}>{`Visitors will be sent to ${redirect.target.path}.`}</Text>}
        </Stack>
        {isSelected && <Checking document={document} report={report} />}
        {isSelected && check && (
          <Badge tone={'problem' in check ? 'critical' : 'positive'}>
            {'problem' in check ? 'Not possible' : 'Ready'}
          </Badge>
        )}
      </Flex>
    </Card>
  )
}

type CheckProps = { document: Listed; report: Report }

/** Checks whether a selected draft can be published. */
function DraftCheck({ document, report }: CheckProps) {
  const rights = useRights()
  const { validity } = useDraftValidity(document.id, document._type)
  const { problems = 0, revision = '' } = validity ?? {}
  const options = { id: document.id, type: document._type, permission: 'publish' } as const
  const [permission, isAsking] = useDocumentPairPermissions(options)
  const isKnown = validity !== null && !isAsking
  const problem =
    (permission?.granted === false ? 'Your role can’t publish it.' : null) ??
    moveProblem(document.published, document, rights) ??
    (problems > 0
      ? `${problems === 1 ? '1 problem' : `${problems} problems`}: open it to see what is wrong.`
      : null)
  useEffect(() => {
    report(document.id, isKnown ? (problem ? { problem } : { revision }) : null)
  }, [document.id, isKnown, problem, revision, report])
  return null
}

/** Checks whether a selected document can be unpublished. */
function UnpublishCheck({ document, report }: CheckProps) {
  const client = useClient({ apiVersion })
  const { redirects } = useRights()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that is loaded again has the same documents
  useEffect(() => {
    let isCurrent = true
    report(document.id, null)
    const planned = redirects
      ? planUnpublish(client, document)
      : Promise.resolve('Your role can’t unpublish.')
    planned
      .catch(() => 'Couldn’t check where it’s used. Check your connection and select it again.')
      .then(
        (plan) => isCurrent && report(document.id, typeof plan === 'string' ? { problem: plan } : { plan }),
      )
    return () => {
      isCurrent = false
    }
  }, [client, redirects, document.id, document._updatedAt, report])
  return null
}
