import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { IntentButton, useClient } from 'sanity'
import { useRights } from '../../roles/use-rights.ts'
import { logged, useTask } from '../../ui/use-task.ts'
import type { Edited } from '../documents/change-draft.ts'
import { syncStructure } from '../documents/sync-structure.ts'
import type { ContentDocument } from '../documents/translated-copy.ts'
import { useDraftValidity } from '../publish/use-publish-when-valid.ts'
import { problemTexts, type SideBySide } from '../side-by-side-rows.ts'
import { titleOf } from '../translation-states.ts'
import type { LeftInEnglish } from '../untranslated.ts'
import { PublishButton } from './publish-button.tsx'

type ActionsProps = {
  source: ContentDocument
  edited: Edited
  locale: LocaleId
  state: SideBySide
  /** What publishing would leave in English. */
  left: LeftInEnglish | null
  /** Whether the editor's role can't change the translation. */
  isReadOnly: boolean
  onlyReview: boolean
  setOnlyReview: (onlyReview: boolean) => void
  /** Marks the translation as up to date with the current English text. */
  markUpToDate: () => Promise<void>
}

/** Actions on the whole translation, and the errors that block publishing. */
export function SideBySideActions(props: ActionsProps) {
  const { source, edited, locale, state, left, isReadOnly, onlyReview, setOnlyReview, markUpToDate } = props
  const { links } = useRights()
  const draft = useDraftValidity(edited.id, source._type, edited.release)
  const problems = problemTexts(state.rows, draft.problems)
  const client = useClient({ apiVersion })
  const { run, isBusy } = useTask(notSynced)
  const sync = () =>
    run('Couldn’t update the sections and lists', () => syncStructure(client, { source, edited, locale }))
  return (
    <Stack gap={3}>
      <Flex gap={2} wrap="wrap">
        <Button
          mode="ghost"
          text={onlyReview ? 'Show all texts' : 'Show texts to review'}
          onClick={() => setOnlyReview(!onlyReview)}
        />
        <IntentButton
          intent="edit"
          params={{ id: edited.id, type: source._type }}
          mode="ghost"
          text="Open in form"
        />
        {state.hasStructureDiff && !isReadOnly && (
          <Button
            mode="ghost"
            tone="caution"
            text="Update sections and lists from English"
            disabled={isBusy}
            onClick={() => void sync()}
          />
        )}
        {state.isOutdated && !edited.release && links && !isReadOnly && (
          <Button
            mode="ghost"
            tone="positive"
            text="Mark as up to date"
            onClick={() => void markUpToDate()}
          />
        )}
        {!edited.release && (
          <PublishButton
            id={edited.id}
            type={source._type}
            title={`${titleOf(source)} in ${localeOf(locale).name}`}
            draft={draft}
            problems={problems}
            left={left}
          />
        )}
      </Flex>
      {state.extra.length > 0 && !isReadOnly && <RemovedByUpdate texts={state.extra} language={locale} />}
      {draft.revision && problems.length > 0 && (
        <Card tone="critical" padding={3} radius={2}>
          <Stack gap={3}>
            <Text size={1}>Can’t publish yet. Fix these problems in the form:</Text>
            {problems.map((problem) => (
              <Text key={problem} size={1}>
                {problem}
              </Text>
            ))}
          </Stack>
        </Card>
      )}
    </Stack>
  )
}

/** How many texts are listed. */
const shownTexts = 8

/** What “Update sections and lists from English” would remove, before somebody selects it. */
function RemovedByUpdate({ texts, language }: { texts: readonly string[]; language: LocaleId }) {
  return (
    <Card tone="caution" padding={3} radius={2} border>
      <Stack gap={3}>
        <Text size={1}>
          {`English doesn’t have ${texts.length === 1 ? 'this text' : `these ${texts.length} texts`}. “Update sections and lists from English” removes ${texts.length === 1 ? 'it' : 'them'}:`}
        </Text>
        <Stack as="ul" gap={3} lang={localeOf(language).languageTag}>
          {texts.slice(0, shownTexts).map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: texts may be equal
            <Text as="li" size={1} key={index} textOverflow="ellipsis">
              {text}
            </Text>
          ))}
        </Stack>
        {texts.length > shownTexts && <Text size={1} muted>{`and ${texts.length - shownTexts} more`}</Text>}
      </Stack>
    </Card>
  )
}

const notSynced = logged(
  'Could not sync the structure of a translation.',
  'Someone is editing this translation, or there’s a connection problem. Nothing was changed. Try again.',
)
