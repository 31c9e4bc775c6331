import { createContext, useContext, useEffect, useState } from 'react'
import { useGrantsStore } from 'sanity'
import { noRights, type Rights, rightsOf } from './rights.ts'

/** The rights of the editor, asked once for the whole Studio; null while they aren't known. */
export const RightsContext = createContext<Rights | null>(null)

export function useRights(): Rights {
  return useContext(RightsContext) ?? noRights
}

/** Asks the Studio's own store of grants. */
export function useGrantedRights(): Rights | null {
  const store = useGrantsStore()
  const [rights, setRights] = useState<Rights | null>(null)
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
        return noRights
      })
      .then((granted) => isCurrent && setRights(granted))
    return () => {
      isCurrent = false
    }
  }, [store])
  return rights
}
