import { type DocumentActionComponent, getPublishedId } from 'sanity'
import { wrapOnce } from '../ui/wrap-action.ts'
import { useIsDisconnected } from './use-is-disconnected.ts'

/** Publish waits for the connection: the last words may not be saved yet. */
export function publishWhenConnected(actions: DocumentActionComponent[]): DocumentActionComponent[] {
  return actions.map((action) => (action.action === 'publish' ? disabledOffline(action) : action))
}

const disabledOffline = wrapOnce((publish) => (props) => {
  const description = publish(props)
  const isDisconnected = useIsDisconnected(getPublishedId(props.id), props.type)
  return description && isDisconnected
    ? { ...description, disabled: true, title: 'Not connected' }
    : description
})
