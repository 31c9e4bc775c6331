import { useDocumentStore } from 'sanity'
import { useApplySourceOrder } from './use-apply-source-order.tsx'

/** Subscriptions that wait for a document to be published, by its id. */
const waiting = new Map<string, { unsubscribe(): void }>()

/**
 * Call the returned function right before publishing a document. Once it is published, whatever form is open by then,
 * its translations get the English list order.
 */
export function useOrderAfterPublish(id: string, type: string): () => void {
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
