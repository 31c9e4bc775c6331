'use client'

import { useErrorMessages } from '@/shell/error-messages.tsx'

/** The error boundary: offers to try again or to go home. */
export default function ErrorScreen({ retry }: { retry: () => void }) {
  const messages = useErrorMessages()
  return (
    <main tabIndex={-1} className="page-width grid gap-5 py-20 outline-none">
      <h1 className="text-h1">{messages.title}</h1>
      <p className="text-lead text-muted">{messages.text}</p>
      <p className="flex flex-wrap gap-3">
        <button type="button" className="button-primary" onClick={retry}>
          {messages.retry}
        </button>
        {/* A plain link: the code that navigates may be what broke. */}
        <a className="button-secondary" href={messages.homePath}>
          {messages.home}
        </a>
      </p>
    </main>
  )
}
