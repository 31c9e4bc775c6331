import { translatedTypes } from '@tidewright/schemas/registry.ts'
import { type DocumentActionComponent, getPublishedId, useDocumentStore } from 'sanity'
import { wrapOnce } from '../../ui/wrap-action.ts'
import { useApplySourceOrder } from './use-apply-source-order.tsx'

/** Wraps the publish action of translated types: publishing also syncs list order across languages. */
export function withSourceOrder(actions: DocumentActionComponent[], type: string): DocumentActionComponent[] {
  if (!translatedTypes.includes(type)) return actions
  return actions.map((action) => (action.action === 'publish' ? withOrderSync(action) : action))
}

const withOrderSync = wrapOnce((publish) => (props) => {
  const description = publish(props)
  const orderAfterPublish = useOrderAfterPublish(getPublishedId(props.id), props.type)
  const onHandle = description?.onHandle
  if (!onHandle) return description
  return {
    ...description,
    onHandle: () => {
      orderAfterPublish()
      onHandle()
    },
  }
})

/** Subscriptions that wait for a document to be published, by its id. */
const waiting = new Map<string, { unsubscribe(): void }>()

/**
 * Call the returned function right before publishing a document. Once it is published, whatever form is open by then,
 * its translations get the English list order.
 */
function useOrderAfterPublish(id: string, type: string): () => void {
  const { pair } = useDocumentStore()
  const share = useApplySourceOrder()
  return () => {
    waiting.get(id)?.unsubscribe()
    const subscription = pair.operationEvents(id, type).subscribe((event) => {
      if (event.op !== 'publish') return
      subscription.unsubscribe()
      if (event.type === 'success') void share([id])
    })
    waiting.set(id, subscription)
  }
}
