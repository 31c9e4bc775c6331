import { Box, Button, Flex, Heading, Stack, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { getReleaseIdFromReleaseDocumentId, useActiveReleases, useClient } from 'sanity'
import { LeftoverRelease } from '../releases/schedule-release.ts'
import { useRights } from '../roles/use-rights.ts'
import type { ContentDocument } from '../translations/documents/translated-copy.ts'
import { useApplySourceOrder } from '../translations/order/use-apply-source-order.tsx'
import { fetchFindings } from '../translations/publish/fetch-findings.ts'
import {
  LeftInEnglishQuestion,
  questionTitle,
  type Verb,
} from '../translations/publish/left-in-english-question.tsx'
import { usePublishQuestion } from '../translations/publish/use-publish-question.ts'
import { publishDrafts } from '../translations/publish/use-publish-when-valid.ts'
import { Dropdown } from '../ui/dropdown.tsx'
import { momentWithZone } from '../ui/moment-with-zone.ts'
import {
  type Listed,
  moveToRelease,
  scheduleDrafts,
  type UnpublishPlan,
  unpublishAll,
} from './bulk-actions.ts'

/** The check of a selected document: what the action needs of it, or why it can't be included. */
export type Check = { revision: string } | { plan: UnpublishPlan } | { problem: string }
export const countOf = (count: number) => (count === 1 ? '1 document' : `${count} documents`)

const titlesOf = (drafts: readonly Listed[]) => drafts.map(({ title }) => title ?? 'Untitled').join(', ')

/** A dropdown of the toolbar, which takes a share of its line. */
export function Choices<Value extends string>(props: ComponentProps<typeof Dropdown<Value>>) {
  return (
    <Box style={{ flex: '1 1 12em' }}>
      <Dropdown {...props} />
    </Box>
  )
}

/** Some of the selected documents were changed, but not all. `message` is a sentence for the editor. */
class PartlyDone extends Error {}

/** Runs an action and shows its result as a toast. */
function useWork(done: () => void) {
  const toast = useToast()
  const [isWorking, setWorking] = useState(false)
  const run = async (title: string, work: () => Promise<void>) => {
    setWorking(true)
    try {
      await work()
      toast.push({ status: 'success', title })
      done()
    } catch (error) {
      console.warn('Several documents could not be changed.', error)
      if (error instanceof PartlyDone || error instanceof LeftoverRelease)
        toast.push({ status: 'warning', title: error.message })
      else
        toast.push({
          status: 'error',
          title: 'Nothing was changed',
          description:
            'A document was edited just now, or there’s a connection problem. Check the list and try again.',
        })
    }
    setWorking(false)
  }
  return { isWorking, run }
}

type ActionsProps = { checks: Record<string, Check | null>; done: () => void }

/** Publishes or schedules the selected drafts, or moves them to a release. */
export function DraftActions({ drafts, checks, done }: ActionsProps & { drafts: readonly Listed[] }) {
  const client = useClient({ apiVersion })
  const { isWorking, run } = useWork(done)
  const { releases: maySchedule } = useRights()
  const { data } = useActiveReleases()
  const releases = data.filter(({ state, metadata }) => state === 'active' && metadata.cardinality !== 'one')
  const [release, setRelease] = useState('')
  const [at, setAt] = useState('')
  const ready = drafts.flatMap((draft) => {
    const check = checks[draft.id]
    return check && 'revision' in check ? [{ ...draft, revision: check.revision }] : []
  })
  const ids = ready.map(({ id }) => id)
  const isChecking = drafts.some(({ id }) => !checks[id])
  const applySourceOrder = useApplySourceOrder()
  /** Runs when the editor has confirmed what was found, or at once if nothing was. */
  const next = useRef({ verb: 'Publish' as Verb, run: () => {} })
  const { question, close, publishOrAsk, publishAnyway, ...asking } = usePublishQuestion({
    check: async () => {
      const found = await Promise.all(
        ready.map(async ({ id, title }) => {
          const document = await client.getDocument<ContentDocument>(`drafts.${id}`)
          const findings = document ? await fetchFindings(client, document, ids) : []
          return findings.map((finding) => ({
            ...finding,
            language: title ?? 'Untitled',
            title: title ?? 'Untitled',
          }))
        }),
      )
      // Publishing brings the translations along.
      return found.flat().filter((finding) => 'texts' in finding || next.current.verb === 'Schedule')
    },
    publish: () => next.current.run(),
  })
  // The question names the texts of these documents only.
  const asked = ids.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: selecting others closes the question
  useEffect(() => close(), [asked])
  const afterQuestion = (verb: Verb, title: string, work: () => Promise<void>) => {
    next.current = { verb, run: () => void run(title, work) }
    void publishOrAsk()
  }
  async function publish(): Promise<void> {
    await publishDrafts(client, ready)
    await applySourceOrder(ids)
  }
  async function schedule(): Promise<void> {
    const { edited, failed } = await scheduleDrafts(client, ready, new Date(at).toISOString())
    if (edited.length + failed.length > 0)
      throw new PartlyDone(
        [
          'Scheduled.',
          edited.length > 0 && `Edited meanwhile, so kept as drafts: ${titlesOf(edited)}.`,
          failed.length > 0 && `Couldn’t be removed, so discard these drafts yourself: ${titlesOf(failed)}.`,
        ]
          .filter(Boolean)
          .join(' '),
      )
  }
  async function move(): Promise<void> {
    const kept = await moveToRelease(client, ready, release)
    if (kept.length > 0)
      throw new PartlyDone(
        `${countOf(ready.length - kept.length)} moved. Already in the release, so kept as drafts: ${titlesOf(kept)}`,
      )
  }

  const isOff = isWorking || isChecking || asking.isChecking || ready.length === 0
  if (question)
    return (
      <Stack gap={4}>
        <Heading as="h3" size={1}>
          {questionTitle(question, next.current.verb)}
        </Heading>
        <LeftInEnglishQuestion
          verb={next.current.verb}
          found={question}
          publish={publishAnyway}
          close={close}
        />
      </Stack>
    )
  return (
    <Stack gap={3}>
      <Summary selected={drafts.length} ready={ready.length} isChecking={isChecking} />
      <Flex gap={2} wrap="wrap" align="center">
        <Button
          tone="primary"
          text={`Publish ${ids.length}`}
          disabled={isOff}
          onClick={() => afterQuestion('Publish', `${countOf(ids.length)} published`, publish)}
        />
        {maySchedule && (
          <>
            <TextInput
              type="datetime-local"
              aria-label="Time, in your time zone"
              value={at}
              onChange={({ currentTarget }) => setAt(currentTarget.value)}
            />
            <Button
              mode="ghost"
              text={`Schedule ${ids.length}`}
              disabled={isOff || !(Date.parse(at) > Date.now())}
              onClick={() =>
                afterQuestion(
                  'Schedule',
                  `${countOf(ids.length)} will be published ${momentWithZone(at)}`,
                  schedule,
                )
              }
            />
          </>
        )}
        {releases.length > 0 && (
          <>
            <Choices
              label="Release"
              value={release}
              onChange={setRelease}
              options={{
                '': 'Choose a release',
                ...Object.fromEntries(
                  releases.map(({ _id, metadata }) => [
                    getReleaseIdFromReleaseDocumentId(_id),
                    metadata.title || 'Untitled release',
                  ]),
                ),
              }}
            />
            <Button
              mode="ghost"
              text={`Move ${ids.length} to release`}
              disabled={isOff || release === ''}
              onClick={() => void run(`${countOf(ids.length)} moved to the release`, move)}
            />
          </>
        )}
      </Flex>
    </Stack>
  )
}

/** Unpublishes the selected documents. */
export function UnpublishActions({
  documents,
  checks,
  done,
}: ActionsProps & { documents: readonly Listed[] }) {
  const client = useClient({ apiVersion })
  const { isWorking, run } = useWork(done)
  const [isConfirming, setConfirming] = useState(false)
  const plans = documents.flatMap(({ id }) => {
    const check = checks[id]
    return check && 'plan' in check ? [check.plan] : []
  })
  const isChecking = documents.some(({ id }) => !checks[id])
  const unpublish = () =>
    run(`${countOf(plans.length)} unpublished`, async () => {
      const count = await unpublishAll(client, plans)
      if (count < plans.length)
        throw new PartlyDone(
          `${count} of ${plans.length} unpublished. Select the others again to see what blocks them.`,
        )
    })
  return (
    <Stack gap={3}>
      <Summary selected={documents.length} ready={plans.length} isChecking={isChecking} />
      <Flex gap={2} wrap="wrap">
        {isConfirming && <Button mode="bleed" text="Back" onClick={() => setConfirming(false)} />}
        <Button
          tone="critical"
          text={isConfirming ? `Yes, unpublish ${plans.length}` : `Unpublish ${plans.length}…`}
          disabled={isWorking || isChecking || plans.length === 0}
          onClick={() => (isConfirming ? void unpublish() : setConfirming(true))}
        />
      </Flex>
    </Stack>
  )
}

function Summary({ selected, ready, isChecking }: { selected: number; ready: number; isChecking: boolean }) {
  return (
    <Text size={1} role="status">
      {isChecking
        ? `${selected} selected. Checking…`
        : ready === selected
          ? `${selected} selected.`
          : `${selected} selected, ${ready} of them ready. The others stay as they are.`}
    </Text>
  )
}
