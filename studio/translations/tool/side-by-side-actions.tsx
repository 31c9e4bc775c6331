import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { apiVersion } from '@tidewright/schemas/api-version.ts'
import { type LocaleId, localeOf } from '@tidewright/schemas/locales.ts'
import { useState } from 'react'
import { IntentButton, useClient } from 'sanity'
import { syncStructure } from '../documents/sync-structure.ts'
import type { ContentDocument } from '../documents/translated-copy.ts'
import { useDraftValidity } from '../publish/use-draft-validity.ts'
import type { SideBySide } from '../side-by-side-rows.ts'
import { titleOf } from '../translation-states.ts'
import { PublishButton } from './publish-button.tsx'

type ActionsProps = {
  source: ContentDocument
  translationId: string
  locale: LocaleId
  state: SideBySide
  onlyReview: boolean
  setOnlyReview: (onlyReview: boolean) => void
  /** Says that the translation matches the English text of now. */
  matches: () => Promise<void>
}

/** What can be done with a translation as a whole, and what stands in its way. */
export function SideBySideActions(props: ActionsProps) {
  const { source, translationId, locale, state, onlyReview, setOnlyReview, matches } = props
  const draft = useDraftValidity(translationId, source._type)
  const { sync, busy } = useSyncStructure(props)
  return (
    <Stack gap={3}>
      <Flex gap={2} wrap="wrap">
        <Button
          mode="ghost"
          text={onlyReview ? 'Show all texts' : 'Show what needs a look'}
          onClick={() => setOnlyReview(!onlyReview)}
        />
        <IntentButton
          intent="edit"
          params={{ id: translationId, type: source._type }}
          mode="ghost"
          text="Open in the form"
        />
        {state.hasStructureDiff && (
          <Button
            mode="ghost"
            tone="caution"
            text="Take over how English is built"
            disabled={busy}
            onClick={() => void sync()}
          />
        )}
        {state.isOutdated && (
          <Button
            mode="ghost"
            tone="positive"
            text="It matches the English now"
            onClick={() => void matches()}
          />
        )}
        <PublishButton
          id={translationId}
          title={`${titleOf(source)} in ${localeOf(locale).name}`}
          draft={draft}
        />
      </Flex>
      {draft.revision && draft.problems.length > 0 && (
        <Card tone="critical" padding={3} radius={2}>
          <Stack gap={3}>
            <Text size={1}>This stands in the way of publishing; open the form to mend it:</Text>
            {draft.problems.map(({ path, message }) => (
              <Text key={`${JSON.stringify(path)} ${message}`} size={1}>
                {message}
              </Text>
            ))}
          </Stack>
        </Card>
      )}
    </Stack>
  )
}

/** Gives the draft what English has now, once at a time. */
function useSyncStructure({ source, translationId, locale }: ActionsProps) {
  const client = useClient({ apiVersion })
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const sync = async () => {
    setBusy(true)
    try {
      await syncStructure(client, { source, translationId, locale })
    } catch (error) {
      console.warn('What English gained was not taken over.', error)
      toast.push({
        status: 'error',
        title: 'Nothing was taken over',
        description:
          'Somebody is typing in it, or the content lake does not answer. Nothing is lost. Try again.',
      })
    }
    setBusy(false)
  }
  return { sync, busy }
}
