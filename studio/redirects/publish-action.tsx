import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { isRoutableType } from '@tidewright/contracts/public-path.ts'
import { useState } from 'react'
import type { DocumentActionComponent, DocumentActionsContext } from 'sanity'
import { editedId } from '../releases/edited-id.ts'
import { useSelectedRelease } from '../releases/selected-release.tsx'
import { useRights } from '../roles/use-rights.ts'
import { useListenedQuery } from '../ui/use-listened-query.ts'
import { wrapOnce } from '../ui/wrap-action.ts'
import { MoveDialog } from './move-dialog.tsx'
import { cantRedirect, redirectId, slugChange } from './slug-change.ts'

/**
 * Publishing a document under a new path opens a dialog first. A release is published elsewhere, so there a separate
 * action adds the redirect. A scheduled draft consists of one document and can't include a redirect.
 */
export function withRedirect(
  actions: DocumentActionComponent[],
  { schemaType, versionType }: Pick<DocumentActionsContext, 'schemaType' | 'versionType'>,
): DocumentActionComponent[] {
  if (!isRoutableType(schemaType)) return actions
  if (versionType === 'version') return [redirectInRelease, ...actions]
  return actions.map((action) => {
    if (action.displayName === 'SchedulePublishAction') return unlessMoved(action)
    if (action.action !== 'publish') return action
    return versionType === 'scheduled-draft' ? unlessMoved(action) : withDialog(action)
  })
}

const header = 'The URL changes'

const withDialog = wrapOnce((publish) => (props) => {
  const [open, setOpen] = useState(false)
  const description = publish(props)
  const { redirects } = useRights()
  const move = slugChange(props.published, props.draft)
  if (!description || !move) return description
  if (!redirects) return { ...description, disabled: true, title: cantRedirect, dialog: null }
  const close = () => setOpen(false)
  return {
    ...description,
    onHandle: () => setOpen(true),
    dialog: open && {
      type: 'dialog',
      header,
      onClose: close,
      content: (
        <MoveDialog move={move} type={props.type} publish={() => description.onHandle?.()} close={close} />
      ),
    },
  }
})

const unlessMoved = wrapOnce((schedule) => (props) => {
  const description = schedule(props)
  if (!description || !slugChange(props.published, props.version ?? props.draft)) return description
  const title = 'The URL changes. Publish the draft, or use a release, so that the old URL can redirect.'
  return { ...description, disabled: true, title, dialog: null }
})

const query = { fetch: '*[_id == $id][0]._id', listen: '*[_id == $id]', tag: 'redirect' }

const redirectInRelease: DocumentActionComponent = ({ type, published, version }) => {
  const [open, setOpen] = useState(false)
  const release = useSelectedRelease()
  const { redirects } = useRights()
  const move = slugChange(published, version)
  const id = move && release ? editedId(redirectId(move.from), release.id) : ''
  const redirect = useListenedQuery<string | null>(query, { id })
  if (!move || !release?.takesDocuments || redirect !== null) return null
  const close = () => setOpen(false)
  return {
    label: 'Redirect old URL',
    icon: ArrowRightIcon,
    tone: 'caution',
    disabled: !redirects,
    title: redirects ? undefined : cantRedirect,
    onHandle: () => setOpen(true),
    dialog: open && {
      type: 'dialog',
      header,
      onClose: close,
      content: <MoveDialog move={move} type={type} release={release.id} publish={close} close={close} />,
    },
  }
}
