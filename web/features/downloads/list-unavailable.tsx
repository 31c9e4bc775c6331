import type { ListMessages } from './get-messages.ts'

type ListUnavailableProps = { messages: ListMessages; onRetry: () => void }

/** Shown instead of a list that is unavailable. */
export function ListUnavailable({ messages, onRetry }: ListUnavailableProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-4 border-l-4 border-wrong bg-raised p-6">
      <p>{messages.loadFailed}</p>
      <button type="button" className="button-secondary cursor-pointer" onClick={onRetry}>
        {messages.retry}
      </button>
    </div>
  )
}
