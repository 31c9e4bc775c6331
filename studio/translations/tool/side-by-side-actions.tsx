import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { apiVersion } from '@tidewright/schemas/api-version.ts'
import { type LocaleId, localeOf } from '@tidewright/schemas/locales.ts'
import { useState } from 'react'
import { IntentButton, useClient } from 'sanity'
import type { SideBySide } from '../side-by-side-rows.ts'
import { takeOverStructure } from '../take-over-structure.ts'
import type { ContentDocument } from '../translated-copy.ts'
import { titleOf } from '../translation-states.ts'
import { useVerdict } from '../use-verdict.ts'
import { PublishButton } from './publish-button.tsx'

type ActionsProps = {
  source: ContentDocument
  translationId: string
  locale: LocaleId
  state: SideBySide
  onlyWork: boolean
  setOnlyWork: (onlyWork: boolean) => void
  /** Says that the translation matches the English text of now. */
  matches: () => Promise<void>
}

/** What can be done with a translation as a whole, and what stands in its way. */
export function SideBySideActions(props: ActionsProps) {
  const { source, translationId, locale, state, onlyWork, setOnlyWork, matches } = props
  const draft = useVerdict(translationId, source._type)
  const { takeOver, busy } = useTakingOver(props)
  return (
    <Stack gap={3}>
      <Flex gap={2} wrap="wrap">
        <Button
          mode="ghost"
          text={onlyWork ? 'Show all texts' : 'Show what needs a look'}
          onClick={() => setOnlyWork(!onlyWork)}
        />
        <IntentButton
          intent="edit"
          params={{ id: translationId, type: source._type }}
          mode="ghost"
          text="Open in the form"
        />
        {state.isBuiltOtherwise && (
          <Button
            mode="ghost"
            tone="caution"
            text="Take over how English is built"
            disabled={busy}
            onClick={() => void takeOver()}
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
function useTakingOver({ source, translationId, locale }: ActionsProps) {
  const client = useClient({ apiVersion })
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const takeOver = async () => {
    setBusy(true)
    try {
      await takeOverStructure(client, { source, translationId, locale })
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
  return { takeOver, busy }
}
