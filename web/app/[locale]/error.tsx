'use client'

import { useErrorWords } from '@/shell/error-words.tsx'

/** The screen for what should not happen: says so, and offers to try again or to go home. */
export default function ErrorScreen({ retry }: { retry: () => void }) {
  const words = useErrorWords()
  return (
    <main tabIndex={-1} className="page-width grid gap-5 py-20 outline-none">
      <h1 className="text-h1">{words.title}</h1>
      <p className="text-lead text-muted">{words.text}</p>
      <p className="flex flex-wrap gap-3">
        <button type="button" className="action" onClick={retry}>
          {words.retry}
        </button>
        {/* A plain link: what broke may be the code that would lead there. */}
        <a className="quiet-action" href={words.homePath}>
          {words.home}
        </a>
      </p>
    </main>
  )
}
