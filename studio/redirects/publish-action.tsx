import { isRoutableType } from '@tidewright/schemas/public-path.ts'
import { useState } from 'react'
import type { DocumentActionComponent } from 'sanity'
import { MoveDialog } from './move-dialog.tsx'
import { slugChange } from './slug-change.ts'

/** The actions of a document; publishing one that has an address asks first when the address changes. */
export function withMoveConfirmation(
  actions: DocumentActionComponent[],
  type: string,
): DocumentActionComponent[] {
  if (!isRoutableType(type)) return actions
  return actions.map((action) => (action.action === 'publish' ? asking(action) : action))
}

/** Each publish action is wrapped once: a new wrapper would lose a publish that waits for the last edit to be saved. */
const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

function asking(publish: DocumentActionComponent): DocumentActionComponent {
  const known = wrapped.get(publish) ?? wrap(publish)
  wrapped.set(publish, known)
  return known
}

function wrap(publish: DocumentActionComponent): DocumentActionComponent {
  const action: DocumentActionComponent = (props) => {
    const [open, setOpen] = useState(false)
    const description = publish(props)
    const move = slugChange(props.published, props.draft)
    if (!description || !move) return description
    const close = () => setOpen(false)
    return {
      ...description,
      onHandle: () => setOpen(true),
      dialog: open && {
        type: 'dialog',
        header: 'The address changes',
        onClose: close,
        content: <MoveDialog move={move} publish={() => description.onHandle?.()} close={close} />,
      },
    }
  }
  action.action = publish.action
  action.displayName = 'PublishAction'
  return action
}
