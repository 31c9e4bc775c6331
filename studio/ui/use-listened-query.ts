import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'

type ListenedQuery = {
  fetch: string
  /** A filter of the documents that the result depends on; a change to one of them triggers a refetch. */
  listen: string
  tag: string
  /** Minimum interval between refetches, in milliseconds. */
  throttleMs?: number
}

/**
 * The result of a query over all document versions, kept up to date. Undefined while loading, `'failed'` after an
 * error. `params` are compared by value.
 */
export function useListenedQuery<Result>(
  { fetch, listen, tag, throttleMs }: ListenedQuery,
  params: Record<string, unknown>,
): Result | 'failed' | undefined {
  const documentStore = useDocumentStore()
  const [result, setResult] = useState<Result | 'failed'>()
  const serializedParams = JSON.stringify(params)
  useEffect(() => {
    setResult(undefined)
    const options = {
      apiVersion,
      perspective: 'raw' as const,
      tag,
      ...(throttleMs ? { throttleTime: throttleMs } : {}),
    }
    const subscription = documentStore
      .listenQuery({ fetch, listen }, JSON.parse(serializedParams), options)
      .subscribe({
        next: (next: Result) => setResult(() => next),
        error: (error: unknown) => {
          console.warn('A query of the Studio failed.', error)
          setResult('failed')
        },
      })
    return () => subscription.unsubscribe()
  }, [documentStore, fetch, listen, tag, throttleMs, serializedParams])
  return result
}
