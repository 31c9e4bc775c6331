import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { localePath } from '@tidewright/contracts/public-path.ts'
import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import { CopyButton } from '@/ui/copy-button.tsx'
import { type CallNote, formatCallNotes } from './call-notes.ts'
import { returnSeconds, successSeconds } from './discovery-call-timing.ts'
import type { DiscoveryCallDialogData } from './get-messages.ts'

type SuccessProps = {
  data: DiscoveryCallDialogData
  locale: LocaleId
  notes: CallNote[]
  onClose: () => void
}

/**
 * The success view of a booking: when we call back, the visitor's notes, and a redirect to the home page after a while
 * unless the visitor wants to stay. If that is the current page, the dialog closes a moment later.
 */
export function DiscoveryCallSuccess({ data, locale, notes, onClose }: SuccessProps) {
  const [stays, setStays] = useState(false)
  const [secondsLeft, setSecondsLeft] = useState(returnSeconds)
  const heading = useRef<HTMLHeadingElement>(null)
  const router = useRouter()
  const goHome = useCallback(() => router.push(localePath(locale, '/')), [router, locale])

  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    if (stays) return
    const timers = [setTimeout(goHome, returnSeconds * 1_000), setTimeout(onClose, successSeconds * 1_000)]
    const countdown = setInterval(() => setSecondsLeft((seconds) => Math.max(0, seconds - 1)), 1_000)
    return () => {
      clearInterval(countdown)
      timers.forEach(clearTimeout)
    }
  }, [stays, goHome, onClose])

  const goHomeNow = () => {
    goHome()
    onClose()
  }
  return (
    <div className="grid gap-5">
      <h3 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        {data.messages.successTitle}
      </h3>
      <p className="text-lead">{data.messages.successText}</p>
      {notes.length > 0 && (
        <section aria-labelledby="call-notes" className="grid gap-4 border-l-4 border-tide bg-foam p-6">
          <h4 id="call-notes" className="font-body font-semibold tracking-normal">
            {data.notesTitle}
          </h4>
          <dl className="grid gap-3">
            {notes.map(({ label, text }) => (
              <div key={label}>
                <dt className="text-small text-muted">{label}</dt>
                <dd className="whitespace-pre-line break-words">{text}</dd>
              </div>
            ))}
          </dl>
          <p>
            <CopyButton
              text={() => formatCallNotes(notes, data.line)}
              label={data.copyNotes}
              copiedLabel={data.copied}
            />
          </p>
        </section>
      )}
      <p className="flex flex-wrap items-center gap-4">
        <button type="button" className="button-primary" onClick={goHomeNow}>
          {data.home}
        </button>
        {!stays && (
          <button
            type="button"
            className="text-link min-h-11 cursor-pointer"
            onClick={() => {
              setStays(true)
              heading.current?.focus()
            }}
          >
            {data.stay}
          </button>
        )}
      </p>
      {!stays && <p className="text-small text-muted">{data.returning[secondsLeft]}</p>}
    </div>
  )
}
