/** The name of the honeypot field: one that bots like to fill in, and no browser fills in by itself. */
export const honeypotName = 'website'

/** A honeypot field for bots, hidden from visitors, keyboards and screen readers. */
export function BotSignals() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** How a form was filled in, for the function's bot detection. `shownAt` is by `performance.now()`. */
export function readBotSignals(form: HTMLFormElement, shownAt: number): { website: string; elapsed: number } {
  const website = String(new FormData(form).get(honeypotName) ?? '')
  return { website, elapsed: Math.round(performance.now() - shownAt) }
}
