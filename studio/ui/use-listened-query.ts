import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { useEffect, useState } from 'react'
import { type PerspectiveContextValue, useDocumentStore } from 'sanity'

type ListenedQuery = {
  fetch: string
  /** A filter of the documents that the result depends on; a change to one of them triggers a refetch. */
  listen: string
  tag: string
  /** Minimum interval between refetches, in milliseconds. */
  throttleMs?: number
}

/**
 * The result of a query, kept up to date: over all document versions, unless a `perspective` is given. Undefined while
 * loading, `'failed'` after an error. `params` and `perspective` are compared by value.
 */
export function useListenedQuery<Result>(
  { fetch, listen, tag, throttleMs }: ListenedQuery,
  params: Record<string, unknown>,
  perspective: PerspectiveContextValue['perspectiveStack'] | 'raw' = 'raw',
): Result | 'failed' | undefined {
  const documentStore = useDocumentStore()
  const [result, setResult] = useState<Result | 'failed'>()
  const serialized = JSON.stringify({ params, perspective })
  useEffect(() => {
    setResult(undefined)
    const { params, perspective } = JSON.parse(serialized)
    const options = {
      apiVersion,
      perspective,
      tag,
      ...(throttleMs ? { throttleTime: throttleMs } : {}),
    }
    const subscription = documentStore.listenQuery({ fetch, listen }, params, options).subscribe({
      next: (next: Result) => setResult(() => next),
      error: (error: unknown) => {
        console.warn('A query of the Studio failed.', error)
        setResult('failed')
      },
    })
    return () => subscription.unsubscribe()
  }, [documentStore, fetch, listen, tag, throttleMs, serialized])
  return result
}
