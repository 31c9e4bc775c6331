import { createContext, useContext, useEffect, useState } from 'react'
import { type DocumentActionComponent, useGrantsStore } from 'sanity'
import { wrapOnce } from '../ui/wrap-action.ts'
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

/**
 * Disables what the role doesn't allow, as far as the Studio itself doesn't: deleting and unpublishing, which need the
 * right to redirect, and scheduling, which needs a release.
 */
export function withRights(actions: DocumentActionComponent[]): DocumentActionComponent[] {
  return actions.map((action) => {
    if (action.displayName === 'SchedulePublishAction') return scheduling(action)
    return removing.includes(String(action.action)) ? leavingPath(action) : action
  })
}

const removing = ['delete', 'unpublish', 'unpublishVersion']

const leavingPath = wrapOnce((remove) => (props) => {
  const { redirects } = useRights()
  const description = remove(props)
  if (!description || redirects || (remove.action === 'delete' && !props.published)) return description
  const title = 'Your role can’t delete or unpublish what is published'
  return { ...description, disabled: true, title, dialog: null }
})

const scheduling = wrapOnce((schedule) => (props) => {
  const { releases } = useRights()
  const description = schedule(props)
  if (!description || releases) return description
  return { ...description, disabled: true, title: 'Your role can’t schedule', dialog: null }
})
