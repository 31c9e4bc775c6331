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

/** Publishes a draft, named by its published id, and says whether it did: outside of a form nobody else would. */
export function PublishButton({ id, title, draft: { validity, problems, revision } }: PublishButtonProps) {
  const client = useClient({ apiVersion })
  const { push } = useToast()
  const applySourceOrder = useApplySourceOrder()
  const publish = useCallback(
    async (judged: string) => {
      try {
        await publishDrafts(client, [{ id, revision: judged }])
      } catch (error) {
        console.warn('A translation was not published.', error)
        const description =
          'Somebody changed it just now, or the content lake does not answer. Look at it, and publish again.'
        push({ status: 'error', title: 'Not published', description })
        return false
      }
      push({ status: 'success', title: 'Translation published', description: title })
      void applySourceOrder([id])
      return true
    },
    [client, id, title, push, applySourceOrder],
  )
  const refuse = useCallback(
    () =>
      push({
        status: 'error',
        title: 'Not published',
        description: 'What you typed last does not keep the rules.',
      }),
    [push],
  )
  const { request, isWaiting, isPublishing } = usePublishWhenValid({ validity, revision, publish, refuse })
  if (revision === undefined) return null
  return (
    <Button
      tone="primary"
      text={isWaiting ? 'Saving, then publishing …' : isPublishing ? 'Publishing …' : 'Publish'}
      disabled={isWaiting || isPublishing || problems.length > 0}
      onClick={request}
      data-testid="publish-translation"
    />
  )
}
