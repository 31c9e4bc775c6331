/** The field that no person sees. Its name is one that programs like to fill in, and no browser fills in by itself. */
export const honeypotName = 'website'

/** A trap for programs, out of sight and out of reach of keyboards and screen readers. */
export function BotSignals() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** What the function is told of how a form was filled in; `shownAt` is the moment by `performance.now()`. */
export function readBotSignals(form: HTMLFormElement, shownAt: number): { website: string; elapsed: number } {
  const website = String(new FormData(form).get(honeypotName) ?? '')
  return { website, elapsed: Math.round(performance.now() - shownAt) }
}
