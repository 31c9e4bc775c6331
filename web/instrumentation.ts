/** Runs once when the server starts: validates the environment and starts listening to the content lake. */
// Next.js replaces `process.env.NEXT_RUNTIME` by a constant and drops the rest from other runtimes.
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { throttleErrorLog } = await import('./next-internals/throttle-error-log.ts')
  throttleErrorLog(console)
  const { env } = await import('./env.ts')
  if (env.RECONCILE_SECONDS === 0) return
  const { startContentListener } = await import('./content/freshness/start-content-listener.ts')
  startContentListener(env)
}
