import { useState } from 'react'
import { type DocumentActionComponent, getPublishedId, useDocumentOperation } from 'sanity'
import type { RoutableDocument } from '../redirects/slug-change.ts'
import { wrapOnce } from '../ui/wrap-action.ts'
import { lostPath, type Removal } from './removal.ts'
import { RemovalDialog } from './removal-dialog.tsx'

const headers: Record<Removal, string> = {
  delete: 'Delete this document?',
  unpublish: 'Take it off the site?',
}

/** Deleting and unpublishing ask first, by a dialog that offers nothing that the content lake would refuse. */
export function withRemovalDialog(actions: DocumentActionComponent[]): DocumentActionComponent[] {
  return actions.map((action) =>
    action.action === 'delete' || action.action === 'unpublish' ? asking[action.action](action) : action,
  )
}

const asking = {
  delete: wrapOnce((action) => asker(action, 'delete')),
  unpublish: wrapOnce((action) => asker(action, 'unpublish')),
}

function asker(original: DocumentActionComponent, removal: Removal): DocumentActionComponent {
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
        header: headers[removal],
        onClose: close,
        content: (
          <RemovalDialog
            id={getPublishedId(props.id)}
            removal={removal}
            path={lostPath(published)}
            remove={() => operations[removal].execute()}
            close={close}
          />
        ),
      },
    }
  }
}
