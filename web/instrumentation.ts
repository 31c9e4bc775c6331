/** Runs once when the server starts: checks the settings and starts the timer that looks for missed changes. */
// `NEXT_RUNTIME` is read here by name: Next.js puts a constant in its place and leaves the rest out of other runtimes.
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { env } = await import('./env.ts')
  const { startReconcileTimer } = await import('./content/reconcile-timer.ts')
  if (env.RECONCILE_SECONDS > 0) startReconcileTimer(env.SITE_URL, env.SITE_SECRET, env.RECONCILE_SECONDS)
}
