import { useEffect, useRef } from 'react'

/** The success view of a sign-up. It takes the focus, so that screen readers announce it. */
export function Welcome({ title, text }: { title: string; text: string }) {
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <div
      ref={message}
      tabIndex={-1}
      className="grid gap-3 border-l-4 border-tide bg-foam p-6 outline-none sm:p-8"
    >
      <p className="font-display text-h3">{title}</p>
      <p>{text}</p>
    </div>
  )
}
