import { apiVersion } from '@tidewright/schemas/api-version.ts'
import { useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'

type ListenedQuery = {
  fetch: string
  /** What the answer depends on: a change of one of these asks anew. */
  listen: string
  tag: string
  /** How often one asks anew at most, in milliseconds. */
  throttleMs?: number
}

/**
 * The answer of the content lake to a query over all versions of documents, kept up to date. Undefined before it is known, `'failed'` when
 * it cannot be had. `params` are compared by what they hold.
 */
export function useListenedQuery<Answer>(
  { fetch, listen, tag, throttleMs }: ListenedQuery,
  params: Record<string, unknown>,
): Answer | 'failed' | undefined {
  const documentStore = useDocumentStore()
  const [answer, setAnswer] = useState<Answer | 'failed'>()
  const asked = JSON.stringify(params)
  useEffect(() => {
    setAnswer(undefined)
    const options = {
      apiVersion,
      perspective: 'raw' as const,
      tag,
      ...(throttleMs ? { throttleTime: throttleMs } : {}),
    }
    const subscription = documentStore.listenQuery({ fetch, listen }, JSON.parse(asked), options).subscribe({
      next: (found: Answer) => setAnswer(() => found),
      error: (error: unknown) => {
        console.warn('The content lake did not answer the Studio.', error)
        setAnswer('failed')
      },
    })
    return () => subscription.unsubscribe()
  }, [documentStore, fetch, listen, tag, throttleMs, asked])
  return answer
}
