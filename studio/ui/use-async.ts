import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { useEffect, useState } from 'react'
import { type SanityClient, useClient } from 'sanity'

/** The result of `load`, which runs again when it changes. Undefined while loading, `'failed'` after a failure. */
export function useAsync<Result>(
  load: (client: SanityClient) => Promise<Result>,
): Result | 'failed' | undefined {
  const client = useClient({ apiVersion })
  const [result, setResult] = useState<Result | 'failed'>()
  useEffect(() => {
    let current = true
    load(client)
      .then((loaded) => current && setResult(() => loaded))
      .catch((error: unknown) => {
        console.warn('A part of the Studio could not load its data.', error)
        if (current) setResult('failed')
      })
    return () => {
      current = false
    }
  }, [client, load])
  return result
}
