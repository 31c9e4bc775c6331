'use client'

import { useEffect, useRef, useState } from 'react'

type UnsubscribeMessages = {
  processing: string
  doneTitle: string
  doneText: string
  resubscribe: string
  errorTitle: string
  errorText: string
  advice: string
  retry: string
}

type UnsubscribeOnLoadProps = {
  email: string
  messages: UnsubscribeMessages
  /** The page to subscribe again. */
  newsletterPath: string
  className: string
}

/**
 * Resolves once somebody sees the page: a browser may render it in advance, or in a tab that nobody looks at.
 * Source: https://developer.mozilla.org/en-US/docs/Web/API/Document/prerendering
 */
function visible(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (document.visibilityState !== 'visible' || Reflect.get(document, 'prerendering')) return
      for (const event of events) document.removeEventListener(event, check)
      resolve()
    }
    const events = ['visibilitychange', 'prerenderingchange']
    for (const event of events) document.addEventListener(event, check)
    check()
  })
}

/** Each link acts once: after Back, Next.js shows the page again, and the visitor may have subscribed meanwhile. */
const attempts = new Map<string, Promise<void>>()

async function attempt(email: string) {
  await visible()
  const { unsubscribe } = await import('@/backend/newsletter.ts')
  const { code } = await unsubscribe({ email }, 'email_link', {})
  if (code !== 'accepted') throw new Error(`Unsubscribing failed: ${code}.`)
}

/** False once it succeeded, and on the page that the visitor went to meanwhile. */
function isEmailInUrl(): boolean {
  return new URLSearchParams(location.search).has('email')
}

/** The spec's unsubscribe link, which contains an email: unsubscribes when the page is seen, and shows the result. */
export function UnsubscribeOnLoad({ email, messages, newsletterPath, className }: UnsubscribeOnLoadProps) {
  const [state, setState] = useState<'loading' | 'success' | 'error'>('loading')
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    const result = attempts.get(email) ?? (isEmailInUrl() ? attempt(email) : Promise.resolve())
    attempts.set(email, result)
    const succeed = () => {
      // The email need not stay in the browser's history.
      if (isEmailInUrl()) history.replaceState(history.state, '', location.pathname)
      setState('success')
    }
    result.then(succeed).catch(() => setState('error'))
  }, [email])
  useEffect(() => {
    if (state !== 'loading') heading.current?.focus()
  }, [state])

  if (state === 'loading') {
    return (
      <section className={className} aria-busy="true">
        <h1 className="text-h1">{messages.processing}</h1>
      </section>
    )
  }
  const isDone = state === 'success'
  return (
    <section className={className}>
      <h1 ref={heading} tabIndex={-1} className="text-h1">
        {isDone ? messages.doneTitle : messages.errorTitle}
      </h1>
      <p className="max-w-[60ch] text-lead text-muted">{isDone ? messages.doneText : messages.errorText}</p>
      {isDone ? (
        <p>
          <a className="button-secondary" href={newsletterPath}>
            {messages.resubscribe}
          </a>
        </p>
      ) : (
        <>
          <p className="max-w-[60ch]">{messages.advice}</p>
          <p>
            <button type="button" className="button-primary" onClick={() => location.reload()}>
              {messages.retry}
            </button>
          </p>
        </>
      )}
    </section>
  )
}
