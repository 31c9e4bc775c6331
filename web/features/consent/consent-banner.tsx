import { useEffect, useId, useRef } from 'react'
import type { ConsentChoice } from './consent-choice.ts'
import type { ConsentProps } from './get-consent.ts'

type ConsentBannerProps = {
  messages: ConsentProps['messages']
  policyPath: string
  /** The previous choice, if the visitor comes back to it. */
  choice: ConsentChoice | null
  takesFocus: boolean
  onChoose: (choice: ConsentChoice) => void
}

/**
 * The question, with two equally prominent buttons. It is fixed to the bottom of the window; consent.css keeps it from
 * covering content.
 */
export function ConsentBanner({ messages, policyPath, choice, takesFocus, onChoose }: ConsentBannerProps) {
  const banner = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (takesFocus) title.current?.focus()
  }, [takesFocus])

  useEffect(() => {
    if (!banner.current) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) => {
      const [size] = entry?.borderBoxSize ?? []
      style.setProperty('--consent-height', `${Math.ceil(size?.blockSize ?? 0)}px`)
    })
    observer.observe(banner.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--consent-height')
    }
  }, [])

  return (
    <section
      ref={banner}
      aria-labelledby={titleId}
      className="consent-banner border-tide border-t-4 bg-raised shadow-lg print:hidden"
    >
      <div className="page-width grid gap-x-12 gap-y-4 py-4 max-sm:gap-y-2.5 max-sm:py-3 md:grid-cols-[1fr_auto] md:items-center">
        <div>
          <h2
            id={titleId}
            ref={title}
            tabIndex={-1}
            className="font-body font-semibold text-base tracking-normal max-sm:leading-snug"
          >
            {messages.title}
          </h2>
          <p className="mt-1 max-w-[80ch] text-small max-sm:text-sm">
            {choice && <strong>{messages[choice]} </strong>}
            {messages.text}{' '}
            <a className="text-link" href={policyPath}>
              {messages.policy}
            </a>
          </p>
        </div>
        <p className="grid grid-cols-2 gap-3 md:w-80 *:cursor-pointer *:max-sm:min-h-11 *:max-sm:py-1">
          <button type="button" className="button-secondary" onClick={() => onChoose('rejected')}>
            {messages.reject}
          </button>
          <button type="button" className="button-secondary" onClick={() => onChoose('accepted')}>
            {messages.accept}
          </button>
        </p>
      </div>
    </section>
  )
}
