import { Button } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { apiVersion } from '@tidewright/schemas/api-version.ts'
import { useCallback } from 'react'
import { useClient } from 'sanity'
import { useApplySourceOrder } from '../order/use-apply-source-order.tsx'
import { publishDrafts } from '../publish/publish-drafts.ts'
import type { useDraftValidity } from '../publish/use-draft-validity.ts'
import { usePublishWhenValid } from '../publish/use-publish-when-valid.ts'

type PublishButtonProps = { id: string; title: string; draft: ReturnType<typeof useDraftValidity> }

/** Publishes a draft (by published id) and reports the result; outside of a form, the Studio doesn't. */
export function PublishButton({ id, title, draft: { validity, problems, revision } }: PublishButtonProps) {
  const client = useClient({ apiVersion })
  const { push } = useToast()
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
  const onInvalid = useCallback(
    () =>
      push({
        status: 'error',
        title: 'Couldn’t publish',
        description: 'Your last entry isn’t valid.',
      }),
    [push],
  )
  const { request, isWaiting, isPublishing } = usePublishWhenValid({ validity, revision, publish, onInvalid })
  if (revision === undefined) return null
  return (
    <Button
      tone="primary"
      text={isWaiting ? 'Saving, then publishing…' : isPublishing ? 'Publishing…' : 'Publish'}
      disabled={isWaiting || isPublishing || problems.length > 0}
      onClick={request}
      data-testid="publish-translation"
    />
  )
}
