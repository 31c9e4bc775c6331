import type { ReactNode } from 'react'
import type { ListMessages } from './downloads-messages.ts'
import type { ListState } from './use-list.ts'

type ListStateViewProps<Item> = {
  list: ListState<Item>
  messages: ListMessages
  onRetry: () => void
  /** What stands in for the rows while they load. */
  skeletons: ReactNode
  children: (items: Item[]) => ReactNode
}

/** A list in whichever state it is: on its way, not to be had, empty, or there. */
export function ListStateView<Item>({
  list,
  messages,
  onRetry,
  skeletons,
  children,
}: ListStateViewProps<Item>) {
  if (list.status === 'loading') {
    return (
      <div className="noscript:hidden" aria-busy="true">
        <p role="status" className="sr-only">
          {messages.loading}
        </p>
        {skeletons}
      </div>
    )
  }
  if (list.status === 'unavailable') {
    return (
      <div role="alert" className="grid justify-items-start gap-4 border-l-4 border-wrong bg-raised p-6">
        <p>{messages.loadFailed}</p>
        <button type="button" className="button-secondary cursor-pointer" onClick={onRetry}>
          {messages.retry}
        </button>
      </div>
    )
  }
  if (list.items.length === 0)
    return <p className="border-l-4 border-line bg-raised p-6 text-muted">{messages.empty}</p>
  return children(list.items)
}
