import { createContext, useContext, useEffect, useState } from 'react'
import { useGrantsStore } from 'sanity'
import { noRights, type Rights, rightsOf } from './rights.ts'

/** The rights of the editor, asked once for the whole Studio, whose layout waits for them. */
export const RightsContext = createContext(noRights)

export function useRights(): Rights {
  return useContext(RightsContext)
}

/** Asks the Studio's own store of grants. Null while it doesn't know. */
export function useGrantedRights(): Rights | 'failed' | null {
  const store = useGrantsStore()
  const [rights, setRights] = useState<Rights | 'failed' | null>(null)
  useEffect(() => {
    let isCurrent = true
    const mayCreate = (probe: Record<string, unknown>) =>
      new Promise<boolean>((resolve, reject) => {
        store.checkDocumentPermission('create', probe).subscribe({
          next: ({ granted }) => resolve(granted),
          error: reject,
        })
      })
    rightsOf(mayCreate)
      .catch((error: unknown) => {
        console.warn('Could not load what the role allows.', error)
        return 'failed' as const
      })
      .then((granted) => isCurrent && setRights(granted))
    return () => {
      isCurrent = false
    }
  }, [store])
  return rights
}
