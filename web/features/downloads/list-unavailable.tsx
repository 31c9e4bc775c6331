import type { ReactNode } from 'react'
import type { ListMessages } from './get-messages.ts'

/** Shown instead of a list that is unavailable. `children` lets the visitor try again. */
export function ListUnavailable({ messages, children }: { messages: ListMessages; children: ReactNode }) {
  return (
    <div role="alert" className="grid justify-items-start gap-4 border-l-4 border-wrong bg-raised p-6">
      <p>{messages.loadFailed}</p>
      {children}
    </div>
  )
}
