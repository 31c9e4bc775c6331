import { HomeIcon } from '@sanity/icons/Home'
import { Badge, Box, Button, Card, Flex, Grid, Heading, Stack, Text } from '@sanity/ui'
import { defaultLocale } from '@tidewright/contracts/locales.ts'
import { type ReactNode, useMemo } from 'react'
import { definePlugin, getPublishedId, type SanityDocument, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { apiHost } from '../env.ts'
import { statusLabel } from '../publish-status/publish-status.ts'
import { usePublishStatus } from '../publish-status/use-publish-status.ts'
import { kindOf, type Rights } from '../roles/rights.ts'
import { useRights } from '../roles/use-rights.ts'
import { templateId } from '../translations/translations-plugin.ts'
import { Notice } from '../ui/notice.tsx'
import { useDraftValidation } from '../ui/use-draft-validation.ts'
import { useListenedQuery } from '../ui/use-listened-query.ts'
import { useOpenPath } from '../ui/use-open-path.ts'
import { EditorName } from './editor-name.tsx'
import { ago, type Listed, missingHomes, type Overview, overviewQuery } from './overview.ts'
import { ScheduledPanel } from './scheduled-panel.tsx'
import { TranslatorPanel } from './translator-panel.tsx'

const { params, ...query } = overviewQuery

/** The first screen: shortcuts to common tasks, drafts and recently published documents, as the editor's role needs them. */
function StartScreen() {
  const rights = useRights()
  const kind = kindOf(rights)
  const languages = kind === 'translator' ? rights.publishes : null
  const overview = useListenedQuery<Overview>(query, { ...params, languages })
  const openPath = useOpenPath()
  if (overview === 'failed')
    return <Notice tone="critical">Couldn’t load this page. Check your connection and reload.</Notice>
  return (
    <Card height="fill" overflow="auto" data-testid="start-screen">
      <Box padding={5} style={{ maxWidth: 1100, margin: '0 auto' }}>
        <Stack gap={6}>
          {kind === 'editor' &&
            overview &&
            missingHomes(overview).map((home) => <MissingHome key={home.id} {...home} />)}
          <Heading as="h1" size={3}>
            {kind === 'viewer' ? 'What would you like to see?' : 'What would you like to do?'}
          </Heading>
          {notes[kind] && <Text muted>{notes[kind]}</Text>}
          <Flex gap={3} wrap="wrap">
            {shortcutsOf(rights).map(({ title, path }) => (
              <Button key={path} mode="ghost" text={title} onClick={() => openPath(path)} />
            ))}
          </Flex>
          {languages && <TranslatorPanel languages={languages} />}
          <Grid gridTemplateColumns={[1, 1, 2]} gap={6}>
            <List
              title={kind === 'contributor' ? 'Drafts to finish or have published' : 'Drafts'}
              hint={overview && draftsHint(overview.draftCount)}
              documents={overview?.drafts}
              aside={(document) => <Readiness document={document} />}
            />
            <List
              title="Recently published"
              hint={overview && `Documents edited this week: ${overview.editedThisWeek}`}
              documents={overview?.published}
              aside={(document) => <LiveStatus document={document} />}
            />
          </Grid>
          {rights.releases && <ScheduledPanel />}
          {apiHost && <EditorName />}
        </Stack>
      </Box>
    </Card>
  )
}

const notes = {
  editor: null,
  translator: null,
  contributor: 'Your role writes drafts. An editor publishes them.',
  viewer:
    'Your role can’t change pages. Anything else you’re allowed to edit opens as usual, and you can comment on everything.',
}

function shortcutsOf({ drafts, settings }: Rights): { title: string; path: string }[] {
  const english = drafts.includes(defaultLocale)
  const translates = drafts.length > 0 && !english
  return [
    ...(english ? [{ title: 'Change the home page', path: '/structure/page;page-en-UK;page-home' }] : []),
    ...(settings ? [{ title: 'Change a price', path: '/structure/prices' }] : []),
    ...(english ? [{ title: 'Write an insight', path: newInsight }] : []),
    ...(translates ? [{ title: 'Translate', path: '/translations' }] : []),
    ...(drafts.length > 0 ? [{ title: 'Preview the site with drafts', path: '/presentation' }] : []),
    { title: 'Edited this week', path: '/structure/edited' },
  ]
}

const newInsight = `/intent/create/type=insight;template=${templateId('insight', defaultLocale)}`

function draftsHint(count: number): string {
  if (count === 0) return 'There are no drafts to publish.'
  return count === 1 ? '1 draft isn’t published yet.' : `${count} drafts aren’t published yet.`
}

type ListProps = {
  title: string
  hint: string | undefined
  documents: Listed[] | undefined
  aside: (document: Listed) => ReactNode
}

function List({ title, hint, documents, aside }: ListProps) {
  const schema = useSchema()
  const now = new Date()
  return (
    <Stack as="section" gap={4}>
      <Heading as="h2" size={1}>
        {title}
      </Heading>
      <Text size={1} muted>
        {hint ?? 'Loading…'}
      </Text>
      <Stack as="ul" gap={2}>
        {documents?.map((document) => (
          <Card as="li" key={document._id} border radius={2} padding={3}>
            <Flex align="center" gap={3} justify="space-between">
              <Stack gap={3}>
                <Text weight="medium">
                  <IntentLink
                    intent="edit"
                    params={{ id: getPublishedId(document._id), type: document._type }}
                  >
                    {document.title ?? schema.get(document._type)?.title ?? 'Untitled'}
                  </IntentLink>
                </Text>
                <Text size={1} muted>
                  {[schema.get(document._type)?.title, document.language, ago(document._updatedAt, now)]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </Stack>
              <Box style={{ whiteSpace: 'nowrap', flexShrink: 0 }}>{aside(document)}</Box>
            </Flex>
          </Card>
        ))}
      </Stack>
    </Stack>
  )
}

/** Nothing but a person's Publish brings the page back: a program may have had a reason. */
function MissingHome({ id, language }: ReturnType<typeof missingHomes>[number]) {
  return (
    <Notice tone="critical">
      A program removed the home page ({language}). Visitors still see its last version.{' '}
      <IntentLink intent="edit" params={{ id, type: 'page' }}>
        Open it
      </IntentLink>
      , choose “Restore most recent revision” if it was deleted, check that its URL is “/”, and publish it.
    </Notice>
  )
}

/** Whether a draft passes validation. */
function Readiness({ document }: { document: Listed }) {
  const { isValidating, validation } = useDraftValidation(document._id, document._type)
  if (isValidating) return null
  const errors = validation.filter(({ level }) => level === 'error').length
  const warnings = validation.filter(({ level }) => level === 'warning').length
  if (errors > 0) return <Badge tone="critical">{errors === 1 ? '1 problem' : `${errors} problems`}</Badge>
  if (warnings > 0)
    return <Badge tone="caution">{warnings === 1 ? '1 warning' : `${warnings} warnings`}</Badge>
  return <Badge tone="positive">Ready</Badge>
}

/** Whether visitors see the published version. */
function LiveStatus({ document }: { document: Listed }) {
  const published = useMemo(() => document as unknown as SanityDocument, [document]) // it has all fields that the status needs
  const label = statusLabel(usePublishStatus(published), new Date())
  return label && <Badge tone={label.color === 'success' ? 'positive' : 'caution'}>{label.label}</Badge>
}

/** The first tool of the Studio, which opens by default. */
export const startTool = definePlugin({
  name: 'start',
  tools: [{ name: 'start', title: 'Start', icon: HomeIcon, component: StartScreen }],
})
