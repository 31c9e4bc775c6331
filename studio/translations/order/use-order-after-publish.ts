import { useDocumentStore } from 'sanity'
import { useApplySourceOrder } from './use-apply-source-order.tsx'

/** What waits for a document to be published, by its id. */
const waiting = new Map<string, { unsubscribe(): void }>()

/**
 * To be called right before a document is published. Once it is, whatever form is open by then, its lists and those of its translations get
 * one order, that of English.
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
