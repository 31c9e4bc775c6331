import { Badge, Box, Button, Card, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { apiVersion } from '@tidewright/schemas/api-version.ts'
import { type LocaleId, locales } from '@tidewright/schemas/locales.ts'
import { useCallback, useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { useListenedQuery } from '../../ui/use-listened-query.ts'
import { useTranslationGroup } from '../documents/use-translation-group.ts'
import { useApplySourceOrder } from '../order/use-apply-source-order.tsx'
import { publishDrafts } from './publish-drafts.ts'
import { type DraftValidity, useDraftValidity } from './use-draft-validity.ts'

type Waiting = { id: string; language: LocaleId }

const query = {
  fetch: '*[_id in $drafts]{ _id, language }',
  listen: '*[_id in $drafts]',
  tag: 'translations',
}

type PublishAllLanguagesProps = { id: string; type: string; onClose: () => void }

/** A document and its translations, published in one step; what is not ready is named and stays a draft. */
export function PublishAllLanguages({ id, type, onClose }: PublishAllLanguagesProps) {
  const client = useClient({ apiVersion })
  const toast = useToast()
  const applySourceOrder = useApplySourceOrder()
  const group = useTranslationGroup(id)
  const members = group?.members?.flatMap((member) => member.id ?? []) ?? []
  const drafts = [...new Set([id, ...members])].map((member) => `drafts.${member}`)
  const versions = useListenedQuery<{ _id: string; language: LocaleId }[]>(query, { drafts })
  const [validities, setValidities] = useState<Record<string, DraftValidity | null>>({})
  const [busy, setBusy] = useState(false)
  const report = useCallback((language: string, validity: DraftValidity | null) => {
    setValidities((before) => ({ ...before, [language]: validity }))
  }, [])
  const waiting = versions === 'failed' ? [] : (versions ?? []).map(waitingOf)
  const ready = waiting.flatMap(({ id, language }) => {
    const validity = validities[language]
    return validity?.problems === 0 ? [{ id, language, revision: validity.revision }] : []
  })

  async function publish(): Promise<void> {
    setBusy(true)
    try {
      await publishDrafts(client, ready)
      const names = ready.map(({ language }) => nameOf(language)).join(', ')
      toast.push({ status: 'success', title: 'Published together', description: names })
      onClose()
      void applySourceOrder(ready.map((document) => document.id))
    } catch (error) {
      console.warn('Translations were not published together.', error)
      toast.push({
        status: 'error',
        title: 'Nothing was published',
        description:
          'Somebody changed one of them just now, or the content lake does not answer. Look again.',
      })
    }
    setBusy(false)
  }

  return (
    <Dialog
      id="publish-together"
      header="Publish all languages"
      width={1}
      onClose={onClose}
      footer={
        <Flex padding={3} gap={2} justify="flex-end">
          <Button mode="bleed" text="Cancel" onClick={onClose} />
          <Button
            tone="primary"
            text={ready.length === 1 ? 'Publish one' : `Publish ${ready.length}`}
            disabled={busy || ready.length === 0}
            onClick={() => void publish()}
          />
        </Flex>
      }
    >
      <Stack gap={3} padding={4}>
        <Text size={1} muted>
          {versions === 'failed'
            ? 'The content lake does not answer.'
            : waiting.length === 0
              ? 'No draft waits in any language.'
              : 'All that is ready goes live in one step. What is not ready stays a draft.'}
        </Text>
        {waiting.map((document) => (
          <WaitingRow key={document.id} document={document} type={type} report={report} />
        ))}
      </Stack>
    </Dialog>
  )
}

type WaitingRowProps = {
  document: Waiting
  type: string
  /** Tells what stands in the way; null while it is being looked at. */
  report: (language: string, validity: DraftValidity | null) => void
}

function WaitingRow({ document, type, report }: WaitingRowProps) {
  const { validity, problems: errors } = useDraftValidity(document.id, type)
  const { problems: count = null, revision = '' } = validity ?? {}
  useEffect(
    () => report(document.language, count === null ? null : { problems: count, revision }),
    [document.language, count, revision, report],
  )
  return (
    <Card border radius={2} padding={3} data-testid={`waiting-${document.language}`}>
      <Stack gap={3}>
        <Flex gap={3} align="center">
          <Box flex={1}>
            <Text weight="medium">{nameOf(document.language)}</Text>
          </Box>
          {count === null && <Text muted>Looking …</Text>}
          {count === 0 && <Badge tone="positive">ready</Badge>}
          {count !== null && count > 0 && <Badge tone="critical">not ready</Badge>}
        </Flex>
        {errors.map(({ path, message }) => (
          <Text key={`${JSON.stringify(path)} ${message}`} size={1}>
            {message}
          </Text>
        ))}
      </Stack>
    </Card>
  )
}

function waitingOf({ _id, language }: { _id: string; language: LocaleId }): Waiting {
  return { id: _id.slice('drafts.'.length), language }
}

function nameOf(language: LocaleId): string {
  return locales.find(({ id }) => id === language)?.name ?? language
}
