import type { ListMessages } from './get-messages.ts'

/** Stands where a list should whose code did not come: a press loads the page anew, by the browser itself. */
export function ListUnreachable({ messages }: { messages: ListMessages }) {
  return (
    <div role="alert" className="grid justify-items-start gap-4 border-l-4 border-wrong bg-raised p-6">
      <p>{messages.loadFailed}</p>
      <a className="button-secondary" href="?" target="_self">
        {messages.retry}
      </a>
    </div>
  )
}
