import { Button, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { useCallback, useState } from 'react'
import { useClient, useDocumentPairPermissions, useEditState } from 'sanity'
import { useIsDisconnected } from '../../connection/connection-notice.tsx'
import { moveProblem } from '../../redirects/slug-change.ts'
import { useRights } from '../../roles/use-rights.ts'
import { useApplySourceOrder } from '../order/use-apply-source-order.tsx'
import { LeftInEnglishDialog } from '../publish/left-in-english-question.tsx'
import {
  publishDrafts,
  type useDraftValidity,
  usePublishWhenValid,
} from '../publish/use-publish-when-valid.ts'
import type { LeftInEnglish } from '../untranslated.ts'

type PublishButtonProps = {
  id: string
  type: string
  title: string
  draft: ReturnType<typeof useDraftValidity>
  /** The errors of the draft. */
  problems: readonly string[]
  /** What publishing would leave in English. */
  left: LeftInEnglish | null
}

/**
 * Publishes a draft (by published id) and reports the result; outside of a form, the Studio doesn't. Asks first if texts
 * are still in English.
 */
export function PublishButton({
  id,
  type,
  title,
  draft: { validity, revision },
  problems,
  left,
}: PublishButtonProps) {
  const isDisconnected = useIsDisconnected(id, type)
  const [isAsking, setAsking] = useState(false)
  const client = useClient({ apiVersion })
  const { push } = useToast()
  const [permission] = useDocumentPairPermissions({ id, type, permission: 'publish' })
  const state = useEditState(id, type)
  const move = moveProblem(state.published, state.draft, useRights())
  const blockers = move ? [...problems, move] : problems
  const applySourceOrder = useApplySourceOrder()
  const publish = useCallback(
    async (validated: string) => {
      try {
        await publishDrafts(client, [{ id, revision: validated }])
      } catch (error) {
        console.warn('Could not publish a translation.', error)
        const description =
          'The draft was changed just now, or there’s a connection problem. Review it and publish again.'
        push({ status: 'error', title: 'Couldn’t publish', description })
        return false
      }
      push({ status: 'success', title: 'Translation published', description: title })
      void applySourceOrder([id])
      return true
    },
    [client, id, title, push, applySourceOrder],
  )
  const onInvalid = () =>
    push({ status: 'error', title: 'Couldn’t publish', description: blockers.join(' ') })
  const { request, isWaiting, isPublishing } = usePublishWhenValid({
    validity: validity && { ...validity, problems: validity.problems + (move ? 1 : 0) },
    revision,
    publish,
    onInvalid,
  })
  if (revision === undefined || !permission?.granted) return null
  const close = () => setAsking(false)
  return (
    <>
      <Button
        tone="primary"
        text={isWaiting ? 'Saving, then publishing…' : isPublishing ? 'Publishing…' : 'Publish'}
        disabled={isDisconnected || isWaiting || isPublishing || blockers.length > 0}
        onClick={() => (left ? setAsking(true) : request())}
        data-testid="publish-translation"
      />
      {move && <Text size={1}>{move}</Text>}
      {isAsking && left && (
        <LeftInEnglishDialog
          found={[left]}
          close={close}
          publish={() => {
            close()
            request()
          }}
          onClose={close}
        />
      )}
    </>
  )
}
