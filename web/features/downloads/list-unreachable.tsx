import type { ListMessages } from './get-messages.ts'

/** Shown instead of a list whose code didn't load. Its button reloads the page, without JavaScript of ours. */
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
