import { useEffect, useRef } from 'react'
import type { FormMessages } from './get-messages.ts'

/** The success view of a stored request. It takes the focus, so that screen readers announce it. */
export function ConsultationSuccess({ messages, onAgain }: { messages: FormMessages; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-4 border-l-4 border-tide bg-foam p-8">
      <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        {messages.successTitle}
      </h2>
      <p className="text-lead">{messages.successText}</p>
      <button
        type="button"
        className="text-link min-h-11 cursor-pointer justify-self-start"
        onClick={onAgain}
      >
        {messages.successAgain}
      </button>
    </div>
  )
}
