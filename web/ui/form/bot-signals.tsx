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

/**
 * How a form was filled in, for the function's bot detection. A person with autofill may be as quick as a bot, so the
 * browser waits with sending; a bot that posts by itself doesn't.
 * @param shownAt - when the form appeared, by `performance.now()`
 * @param shortest - the milliseconds that no bot waits
 */
export async function readBotSignals(
  form: HTMLFormElement,
  shownAt: number,
  shortest: number,
): Promise<{ website: string; elapsed: number }> {
  const website = String(new FormData(form).get(honeypotName) ?? '')
  const elapsed = () => Math.floor(performance.now() - shownAt)
  // A timer may be a little early.
  if (elapsed() < shortest) await new Promise((resolve) => setTimeout(resolve, shortest + 50 - elapsed()))
  return { website, elapsed: elapsed() }
}
