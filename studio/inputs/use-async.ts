import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { useEffect, useState } from 'react'
import { useClient } from 'sanity'

/** The result of `load`, which runs again when it changes. Undefined while loading and after a failure. */
export function useAsync<Result>(
  load: (client: ReturnType<typeof useClient>) => Promise<Result>,
): Result | undefined {
  const client = useClient({ apiVersion })
  const [result, setResult] = useState<Result>()
  useEffect(() => {
    let current = true
    load(client)
      .then((loaded) => current && setResult(() => loaded))
      .catch((error: unknown) => console.warn('Could not load data for a form field.', error))
    return () => {
      current = false
    }
  }, [client, load])
  return result
}
