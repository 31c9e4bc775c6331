'use client'

import { useErrorWords } from '@/shell/error-words.tsx'

/** The screen for what should not happen: says so, and offers to try again. */
export default function ErrorScreen({ reset }: { error: Error; reset: () => void }) {
  const words = useErrorWords()
  return (
    <main className="page-width grid gap-5 py-20">
      <h1 className="text-h1">{words.title}</h1>
      <p className="text-lead text-muted">{words.text}</p>
      <button type="button" className="action justify-self-start" onClick={reset}>
        {words.retry}
      </button>
    </main>
  )
}
