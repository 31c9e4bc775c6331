import { useToast } from '@sanity/ui/toast'
import { apiVersion } from '@tidewright/contracts/api-version.ts'
import { useState } from 'react'
import {
  type DocumentActionComponent,
  getPublishedId,
  isGoingToUnpublish,
  useClient,
  useDocumentOperation,
} from 'sanity'
import type { RoutableDocument } from '../redirects/slug-change.ts'
import { wrapOnce } from '../ui/wrap-action.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { type DeleteAction, lostPath } from './delete-plan.ts'
import { discardRedirects } from './unpublish-in-release.ts'

const headers: Record<DeleteAction, string> = {
  delete: 'Delete this document?',
  unpublish: 'Unpublish this document?',
}

/**
 * Delete and Unpublish, now or when releasing, open a dialog first, which says what is in the way and doesn't offer what
 * the content lake would reject.
 */
export function withDeleteDialog(actions: DocumentActionComponent[]): DocumentActionComponent[] {
  return actions.map((action) => {
    if (action.action === 'unpublishVersion') return confirmedInRelease(action)
    return action.action === 'delete' || action.action === 'unpublish'
      ? confirmed[action.action](action)
      : action
  })
}

const confirmed = {
  delete: wrapOnce((action) => withDialog(action, 'delete')),
  unpublish: wrapOnce((action) => withDialog(action, 'unpublish')),
}

function withDialog(original: DocumentActionComponent, action: DeleteAction): DocumentActionComponent {
  return (props) => {
    const [open, setOpen] = useState(false)
    const operations = useDocumentOperation(getPublishedId(props.id), props.type)
    const description = original(props)
    if (!description) return null
    const close = () => setOpen(false)
    const published: RoutableDocument | null = props.published
    return {
      ...description,
      onHandle: () => setOpen(true),
      dialog: open && {
        type: 'dialog',
        header: headers[action],
        onClose: close,
        content: (
          <DeleteDialog
            id={getPublishedId(props.id)}
            type={props.type}
            action={action}
            path={lostPath(published)}
            remove={(versions) =>
              action === 'delete' ? operations.delete.execute(versions) : operations.unpublish.execute()
            }
            close={close}
          />
        ),
      },
    }
  }
}

/**
 * Unpublish when releasing. Undoing it also removes the redirects that it added to the release. The list of a release's
 * documents has the action, too, for a release that isn't selected.
 */
const confirmedInRelease = wrapOnce((original) => (props) => {
  const [open, setOpen] = useState(false)
  const client = useClient({ apiVersion })
  const toast = useToast()
  const description = original(props)
  const { version, release } = props
  if (!description?.onHandle || !version || !release) return description
  const id = getPublishedId(props.id)
  const published: RoutableDocument | null = props.published
  const path = lostPath(published)
  if (isGoingToUnpublish(version))
    return {
      ...description,
      onHandle: () => {
        description.onHandle?.()
        discardRedirects(client, { id, path, release }).catch((error: unknown) => {
          console.warn('Could not take redirects out of a release.', error)
          toast.push({ status: 'warning', title: 'The release still redirects visitors of this page' })
        })
      },
    }
  const close = () => setOpen(false)
  return {
    ...description,
    onHandle: () => setOpen(true),
    dialog: open && {
      type: 'dialog',
      header: 'Unpublish this document when releasing?',
      onClose: close,
      content: (
        <DeleteDialog
          id={id}
          type={props.type}
          action="unpublish"
          release={release}
          path={path}
          remove={close}
          close={close}
        />
      ),
    },
  }
})
