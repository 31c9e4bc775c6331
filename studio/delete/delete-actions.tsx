import { useState } from 'react'
import { type DocumentActionComponent, getPublishedId, useDocumentOperation } from 'sanity'
import type { RoutableDocument } from '../redirects/slug-change.ts'
import { wrapOnce } from '../ui/wrap-action.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { type DeleteAction, lostPath } from './delete-plan.ts'

const headers: Record<DeleteAction, string> = {
  delete: 'Delete this document?',
  unpublish: 'Unpublish this document?',
}

/** Delete and Unpublish open a dialog first, which doesn't offer what the content lake would reject. */
export function withDeleteDialog(actions: DocumentActionComponent[]): DocumentActionComponent[] {
  return actions.map((action) =>
    action.action === 'delete' || action.action === 'unpublish' ? confirmed[action.action](action) : action,
  )
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
