/** Runs once when the server starts: checks the settings, follows the content lake, and looks for missed changes now and then. */
// `NEXT_RUNTIME` is read here by name: Next.js puts a constant in its place and leaves the rest out of other runtimes.
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { quietRevalidation } = await import('./next-internals/quiet-revalidation.ts')
  quietRevalidation(console)
  const { env } = await import('./env.ts')
  if (env.RECONCILE_SECONDS === 0) return
  const { startFollowing } = await import('./content/start-following.ts')
  startFollowing(env)
}
