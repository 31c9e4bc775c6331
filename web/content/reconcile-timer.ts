/**
 * Calls the site's own `/api/reconcile` again and again: tags can only be revalidated within a request. Each look
 * starts when the one before has ended.
 */
export function startReconcileTimer(siteUrl: string, secret: string, seconds: number): void {
  const reconcile = async () => {
    await fetch(`${siteUrl}/api/reconcile`, {
      headers: { authorization: `Bearer ${secret}` },
      cache: 'no-store',
      signal: AbortSignal.timeout(15_000),
    }).catch(() => undefined) // a server that is still starting, or ending, looks again next time
    next()
  }
  const next = () => setTimeout(reconcile, seconds * 1_000).unref()
  next()
}
