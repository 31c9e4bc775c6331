import { isRoutableType } from '@tidewright/contracts/public-path.ts'
import { useState } from 'react'
import type { DocumentActionComponent } from 'sanity'
import { wrapOnce } from '../ui/wrap-action.ts'
import { MoveDialog } from './move-dialog.tsx'
import { slugChange } from './slug-change.ts'

/** Wraps the publish action of routable types: a changed path opens a dialog first. */
export function withMoveConfirmation(
  actions: DocumentActionComponent[],
  type: string,
): DocumentActionComponent[] {
  if (!isRoutableType(type)) return actions
  return actions.map((action) => (action.action === 'publish' ? withDialog(action) : action))
}

const withDialog = wrapOnce((publish) => (props) => {
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
      header: 'The URL changes',
      onClose: close,
      content: <MoveDialog move={move} publish={() => description.onHandle?.()} close={close} />,
    },
  }
})
