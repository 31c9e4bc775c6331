import type { DocumentActionComponent } from 'sanity'
import { wrapOnce } from '../ui/wrap-action.ts'
import { useRights } from './use-rights.ts'

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
