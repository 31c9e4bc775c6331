import { Badge, Box, Button, Card, Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { defaultLocale, type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { useCallback, useEffect, useState } from 'react'
import { type SanityClient, useClient, useEditState, useSchema } from 'sanity'
import { useIsDisconnected } from '../../connection/connection-notice.tsx'
import { moveProblem } from '../../redirects/slug-change.ts'
import { useRights } from '../../roles/use-rights.ts'
import { useFocusBack } from '../../ui/use-focus-back.ts'
import { useListenedQuery } from '../../ui/use-listened-query.ts'
import { logged, useTask } from '../../ui/use-task.ts'
import type { ContentDocument } from '../documents/translated-copy.ts'
import { useTranslationGroup } from '../documents/use-translation-group.ts'
import { useApplySourceOrder } from '../order/use-apply-source-order.tsx'
import { fetchLeftInEnglish } from '../untranslated.ts'
import { LeftInEnglishDialog } from './left-in-english-question.tsx'
import { problemText } from './problem-text.ts'
import { usePublishQuestion } from './use-publish-question.ts'
import {
  type DraftValidity,
  isPublishable,
  publishDrafts,
  useDraftValidity,
} from './use-publish-when-valid.ts'

type Draft = { id: string; language: LocaleId }

const query = {
  fetch: '*[_id in $drafts]{ _id, language }',
  listen: '*[_id in $drafts]',
  tag: 'translations',
}

type PublishAllLanguagesProps = { id: string; type: string; onClose: () => void }

/**
 * Publishes the drafts of a document and its translations in one step; those with errors are listed and stay drafts.
 */
export function PublishAllLanguages({ id, type, onClose }: PublishAllLanguagesProps) {
  useFocusBack()
  const client = useClient({ apiVersion })
  const toast = useToast()
  const isDisconnected = useIsDisconnected(id, type)
  const applySourceOrder = useApplySourceOrder()
  const group = useTranslationGroup(id)
  const { publishes } = useRights()
  const members = group?.members?.flatMap((member) => member.id ?? []) ?? []
  const drafts = [...new Set([id, ...members])].map((member) => `drafts.${member}`)
  const versions = useListenedQuery<{ _id: string; language: LocaleId }[]>(query, { drafts })
  const [validities, setValidities] = useState<Record<string, DraftValidity | null>>({})
  const { run, isBusy: isPublishing } = useTask(notPublished)
  const report = useCallback((language: string, validity: DraftValidity | null) => {
    setValidities((before) => ({ ...before, [language]: validity }))
  }, [])
  const drafted = versions === 'failed' ? [] : (versions ?? []).map(draftOf)
  const listed = drafted.filter(({ language }) => publishes.includes(language))
  const ready = listed.flatMap(({ id, language }) => {
    const validity = validities[language]
    return validity && isPublishable(validity) ? [{ id, language, revision: validity.revision }] : []
  })

  const { question, isChecking, close, publishOrAsk, publishAnyway } = usePublishQuestion({
    check: () => fetchQuestions(client, ready),
    publish: () => void publish(),
  })

  const publish = () =>
    run('Couldn’t publish', async () => {
      await publishDrafts(client, ready)
      const names = ready.map(({ language }) => localeOf(language).name).join(', ')
      toast.push({ status: 'success', title: 'Published', description: names })
      onClose()
      void applySourceOrder(ready.map((document) => document.id))
    })

  if (question)
    return <LeftInEnglishDialog found={question} close={close} publish={publishAnyway} onClose={onClose} />
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
            text={ready.length === 1 ? 'Publish 1 draft' : `Publish ${ready.length} drafts`}
            disabled={isDisconnected || isChecking || isPublishing || ready.length === 0}
            onClick={() => void publishOrAsk()}
          />
        </Flex>
      }
    >
      <Stack gap={3} padding={4}>
        <Text size={1} muted role="status">
          {isDisconnected && 'Not connected. You can publish once you’re connected again. '}
          {versions === 'failed'
            ? 'Couldn’t load the drafts. Check your connection and try again.'
            : listed.length === 0
              ? drafted.length === 0
                ? 'There are no drafts in any language.'
                : 'There are no drafts in languages that your role may publish.'
              : 'Drafts that are ready are published together. The others stay drafts.'}
        </Text>
        {listed.map((document) => (
          <DraftRow key={document.id} document={document} type={type} report={report} />
        ))}
      </Stack>
    </Dialog>
  )
}

const notPublished = logged(
  'Could not publish the translations.',
  'Nothing was published: a draft was changed just now, or there’s a connection problem. Check the list and try again.',
)

/** What publishing the drafts would leave in English. */
async function fetchQuestions(client: SanityClient, drafts: readonly Draft[]) {
  const documents = await client.getDocuments<ContentDocument>(drafts.map(({ id }) => `drafts.${id}`))
  const withDraft = drafts.some(({ language }) => language === defaultLocale)
  const found = await Promise.all(
    drafts.map(async ({ language }, index) => {
      const document = documents[index]
      const left = document ? await fetchLeftInEnglish(client, document, { withDraft }) : null
      return left ? [{ ...left, language: localeOf(language).name }] : []
    }),
  )
  return found.flat()
}

type DraftRowProps = {
  document: Draft
  type: string
  /** Reports the validity; null while it is being checked. */
  report: (language: string, validity: DraftValidity | null) => void
}

function DraftRow({ document, type, report }: DraftRowProps) {
  const { validity, problems: errors } = useDraftValidity(document.id, type)
  const schemaType = useSchema().get(type)
  const { draft, published } = useEditState(document.id, type)
  const move = moveProblem(published, draft, useRights())
  const { revision = '' } = validity ?? {}
  const count = validity && validity.problems + (move ? 1 : 0)
  useEffect(
    () => report(document.language, count === null ? null : { problems: count, revision }),
    [document.language, count, revision, report],
  )
  return (
    <Card border radius={2} padding={3} data-testid={`draft-${document.language}`}>
      <Stack gap={3}>
        <Flex gap={3} align="center">
          <Box flex={1}>
            <Text weight="medium">{localeOf(document.language).name}</Text>
          </Box>
          {count === null && <Text muted>Checking…</Text>}
          {count === 0 && <Badge tone="positive">Ready</Badge>}
          {count !== null && count > 0 && <Badge tone="critical">Not ready</Badge>}
        </Flex>
        {move && <Text size={1}>{move}</Text>}
        {errors.map((error) => (
          <Text key={`${JSON.stringify(error.path)} ${error.message}`} size={1}>
            {problemText(error, schemaType, draft)}
          </Text>
        ))}
      </Stack>
    </Card>
  )
}

function draftOf({ _id, language }: { _id: string; language: LocaleId }): Draft {
  return { id: _id.slice('drafts.'.length), language }
}
