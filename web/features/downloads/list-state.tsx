import type { ReactNode } from 'react'
import { ListUnavailable } from './list-unavailable.tsx'
import type { RowsProps } from './rows-props.ts'
import type { ListState } from './use-list.ts'

type ListStateViewProps<Item> = Omit<RowsProps, 'locale'> & {
  list: ListState<Item>
  onRetry: () => void
  children: (items: Item[]) => ReactNode
}

/** A list in any state: loading, unavailable, empty, or loaded. */
export function ListStateView<Item>({
  list,
  messages,
  skeletons,
  onRetry,
  children,
}: ListStateViewProps<Item>) {
  if (list.status === 'loading') return skeletons
  if (list.status === 'unavailable') return <ListUnavailable messages={messages} onRetry={onRetry} />
  if (list.items.length === 0)
    return <p className="border-l-4 border-line bg-raised p-6 text-muted">{messages.empty}</p>
  return children(list.items)
}
