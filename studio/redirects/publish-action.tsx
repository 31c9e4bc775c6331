import { isRoutableType } from '@tidewright/contracts/public-path.ts'
import { useState } from 'react'
import { definePlugin } from 'sanity'
import { wrapOnce } from '../ui/wrap-action.ts'
import { MoveDialog } from './move-dialog.tsx'
import { slugChange } from './slug-change.ts'

/** A changed path of a document with a page opens a dialog before it is published. */
export const redirects = definePlugin({
  name: 'redirects',
  document: {
    actions: (actions, { schemaType }) =>
      isRoutableType(schemaType)
        ? actions.map((action) => (action.action === 'publish' ? withDialog(action) : action))
        : actions,
  },
})

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
