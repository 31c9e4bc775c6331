import { apiVersion } from '@tidewright/schemas/api-version.ts'
import { useEffect, useState } from 'react'
import { useClient } from 'sanity'

/** What `ask` gets from the content lake, asked again when it changes; undefined before it is known, and where it fails. */
export function useAsync<Answer>(
  ask: (client: ReturnType<typeof useClient>) => Promise<Answer>,
): Answer | undefined {
  const client = useClient({ apiVersion })
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    let current = true
    ask(client)
      .then((found) => current && setAnswer(() => found))
      .catch((error: unknown) => console.warn('The content lake did not answer a form.', error))
    return () => {
      current = false
    }
  }, [client, ask])
  return answer
}
