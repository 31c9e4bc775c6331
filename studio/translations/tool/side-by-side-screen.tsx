import { Box, Card, Flex, Heading, Stack, Text } from '@sanity/ui'
import { type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useDocumentOperation, useDocumentValuePermissions, useEditState } from 'sanity'
import { StateLink } from 'sanity/router'
import { ConnectionNotice } from '../../connection/connection-notice.tsx'
import { useFigureValues } from '../../inputs/figures/use-settings.ts'
import { editedId } from '../../releases/edited-id.ts'
import { ReleaseNotice, type SelectedRelease, useSelectedRelease } from '../../releases/selected-release.tsx'
import { useRights } from '../../roles/use-rights.ts'
import { Notice } from '../../ui/notice.tsx'
import { useListenedQuery } from '../../ui/use-listened-query.ts'
import type { CheckId } from '../checks/checks.ts'
import type { GlossaryTerm } from '../checks/glossary.ts'
import type { Edited } from '../documents/change-draft.ts'
import type { SourceRecord } from '../documents/source-record.ts'
import type { ContentDocument } from '../documents/translated-copy.ts'
import { needsReview, type SideBySideRow, sideBySide } from '../side-by-side-rows.ts'
import { titleOf } from '../translation-states.ts'
import { textPatch } from '../units/write-units.ts'
import { leftInEnglish } from '../untranslated.ts'
import { NotInRelease } from './not-in-release.tsx'
import { SideBySideActions } from './side-by-side-actions.tsx'
import { UnitRow } from './unit-row.tsx'
import { useRecordWriter } from './use-record-writer.ts'
import { usePair, useReferencedTranslations, useSourceRecord, useVisibleRows } from './use-side-by-side.ts'
import { useTranslationMemory } from './use-translation-memory.ts'

type ScreenProps = { originalId: string; locale: LocaleId }

/** A document and its translation, text by text. */
export function SideBySideScreen({ originalId, locale }: ScreenProps) {
  const release = useSelectedRelease()
  const pair = usePair(originalId, locale, release?.id)
  if (pair === 'failed')
    return <Notice tone="critical">Couldn’t load the translation. Check your connection and reload.</Notice>
  if (pair === undefined) return <Notice tone="default">Loading both texts…</Notice>
  if (!pair?.translationId)
    return (
      <Notice tone="caution">
        This translation doesn’t exist. <BackLink />
      </Notice>
    )
  const { source, translationId } = pair
  return <Opened key={release?.id} {...{ source, translationId, release, locale }} />
}

type OpenedProps = {
  source: ContentDocument
  translationId: string
  /** The selected release, whose version is edited; null for the draft. */
  release: SelectedRelease | null
  locale: LocaleId
}

function Opened({ source, translationId, release, locale }: OpenedProps) {
  const state = useEditState(translationId, source._type, 'default', release?.id)
  const record = useSourceRecord(translationId)
  const base = state.draft ?? state.published
  const translation = release ? state.version : base
  const { ready } = state
  if (!ready || record === undefined) return <Notice tone="default">Loading both texts…</Notice>
  if (release && !release.isOpen)
    return (
      <ReleaseNotice text={`“${release.title}” can’t be changed now. Unschedule it to translate in it.`} />
    )
  if (release && !translation && base) return <NotInRelease release={release} baseId={base._id} />
  if (!translation || record === 'failed')
    return (
      <Notice tone="caution">
        Couldn’t open the translation. It may have been deleted. <BackLink />
      </Notice>
    )
  return (
    <Texts
      source={source}
      translation={translation}
      edited={{ id: translationId, release: release?.id }}
      record={record}
      locale={locale}
    />
  )
}

type TextsProps = {
  source: ContentDocument
  translation: ContentDocument
  edited: Edited
  record: SourceRecord | null
  locale: LocaleId
}

function Texts({ source, translation, edited, record, locale }: TextsProps) {
  const [onlyReview, setOnlyReview] = useState(false)
  const { patch } = useDocumentOperation(edited.id, source._type, edited.release)
  const memory = useTranslationMemory(locale)
  const terms = useGlossary(locale)
  const translations = useReferencedTranslations(source, locale)
  const figures = useFigureValues(locale, undefined)
  const records = useRecordWriter(edited, source, record)
  const state = useMemo(
    () => sideBySide({ source, translation, record, locale, terms, memory, translations }),
    [source, translation, record, locale, terms, memory, translations],
  )
  const left = useMemo(
    () => leftInEnglish({ source, translation, dismissed: record?.dismissed, terms }),
    [source, translation, record, terms],
  )
  const list = useRef<HTMLDivElement>(null)
  const latest = useRef({ translation, patch, records })
  latest.current = { translation, patch, records }

  const { links } = useRights()
  const document = useMemo(
    () => ({ ...translation, _id: editedId(edited.id, edited.release) }),
    [translation, edited.id, edited.release],
  )
  const [permission] = useDocumentValuePermissions({ document, permission: 'update' })
  const isReadOnly = permission?.granted === false

  const write = useCallback((row: SideBySideRow, text: string) => {
    const now = latest.current
    now.patch.execute([textPatch(now.translation, row.unit, text)], now.translation)
    void now.records.onType()
  }, [])
  const dismiss = useCallback(
    (path: string, check: CheckId) => void latest.current.records.dismiss(path, check),
    [],
  )
  const next = useCallback((path: string) => {
    const lines = [...(list.current?.children ?? [])]
    const at = lines.findIndex((line) => line.getAttribute('data-path') === path)
    const toReview = lines.find((line, index) => index > at && line.getAttribute('data-review') === 'true')
    toReview?.querySelector('textarea')?.focus()
  }, [])

  const { name, languageTag } = localeOf(locale)
  const toReview = state.rows.filter(needsReview).length
  const visible = useVisibleRows(state.rows, onlyReview)
  return (
    <Card height="fill" overflow="auto" data-testid="side-by-side">
      <Box style={{ position: 'sticky', top: 0, zIndex: 1 }}>
        <ConnectionNotice id={edited.id} type={source._type} />
      </Box>
      <Box padding={5} style={{ maxWidth: 1200, margin: '0 auto' }}>
        <Stack gap={5}>
          <Stack gap={4}>
            <Text size={1}>
              <BackLink />
            </Text>
            <Heading as="h1" size={3}>
              {`${titleOf(source)} in ${name}`}
            </Heading>
            <Text size={1} muted role="status">
              {toReview === 0 ? 'Nothing to review' : `${toReview} of ${state.rows.length} texts to review`}
            </Text>
          </Stack>
          <SideBySideActions
            source={source}
            edited={edited}
            locale={locale}
            state={state}
            left={left}
            isReadOnly={isReadOnly}
            onlyReview={onlyReview}
            setOnlyReview={setOnlyReview}
            markUpToDate={records.markUpToDate}
          />
          {isReadOnly && (
            <Notice tone="caution">{`Your role can’t change this translation in ${name}.`}</Notice>
          )}
          {state.removed.map(({ path, before }) => (
            <Card key={path} border radius={2} padding={3} tone="caution">
              <Text size={1}>
                Removed from the English: <del lang="en-GB">{before}</del>
              </Text>
            </Card>
          ))}
          <Stack gap={3} ref={list}>
            {visible.map((row) => (
              <div key={row.path} data-path={row.path} data-review={needsReview(row)}>
                <UnitRow
                  row={row}
                  language={languageTag}
                  memory={memory}
                  terms={terms}
                  figures={figures}
                  isReadOnly={isReadOnly}
                  write={write}
                  dismiss={links && !isReadOnly ? dismiss : undefined}
                  next={next}
                />
              </div>
            ))}
          </Stack>
          <Flex justify="flex-end">
            <Text size={1} muted>
              Press Ctrl+Enter to go to the next text to review.
            </Text>
          </Flex>
        </Stack>
      </Box>
    </Card>
  )
}

function BackLink() {
  return <StateLink state={{}}>All translations</StateLink>
}

const glossaryQuery = {
  fetch:
    'coalesce(*[_type == "glossary" && language == $locale && !(_id in path("drafts.**") || _id in path("versions.**"))][0].terms, [])[]{ english, translation, note, isFree }',
  listen: '*[_type == "glossary" && language == $locale]',
  tag: 'translations',
}
const noTerms: GlossaryTerm[] = []

/** The published glossary of a language; empty while loading. */
function useGlossary(locale: LocaleId): readonly GlossaryTerm[] {
  const terms = useListenedQuery<GlossaryTerm[]>(glossaryQuery, { locale })
  return terms === 'failed' || !terms ? noTerms : terms
}
