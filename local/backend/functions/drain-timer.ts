/** Runs `drain` at an interval and on request, never twice at once. */
export type DrainTimer = { trigger(): void; stop(): Promise<void> }

/** Stands in for pg_cron. A failed drain is retried at the next tick. */
export function startDrainTimer(seconds: number, drain: () => Promise<unknown>): DrainTimer {
  let running: Promise<void> | null = null
  let again = false
  let stopped = false

  const run = () => {
    if (stopped) return
    again = running !== null
    running ??= drain()
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => {
        running = null
        if (again) run()
      })
  }

  const timer = setInterval(run, seconds * 1000)
  return {
    trigger: run,
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
