import { Button } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { apiVersion } from '@tidewright/schemas/api-version.ts'
import { useCallback } from 'react'
import { useClient } from 'sanity'
import { publishDrafts } from '../publish-drafts.ts'
import { usePublishWhenJudged } from '../use-publish-when-judged.ts'
import { useShareOrder } from '../use-share-order.tsx'
import type { useVerdict } from '../use-verdict.ts'

type PublishButtonProps = { id: string; title: string; draft: ReturnType<typeof useVerdict> }

/** Publishes a draft, named by its published id, and says whether it did: outside of a form nobody else would. */
export function PublishButton({ id, title, draft: { verdict, problems, revision } }: PublishButtonProps) {
  const client = useClient({ apiVersion })
  const { push } = useToast()
  const shareOrder = useShareOrder()
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
      void shareOrder([id])
      return true
    },
    [client, id, title, push, shareOrder],
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
  const { request, isWaiting, isPublishing } = usePublishWhenJudged({ verdict, revision, publish, refuse })
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
