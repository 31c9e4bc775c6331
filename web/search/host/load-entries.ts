const timeoutMs = 30_000

/** Asks this process's own API for what can be found. @throws if it doesn't respond. */
export async function loadEntries(
  origin: string,
  siteSecret: string,
  asked: Record<string, unknown>,
): Promise<unknown> {
  const reply = await fetch(`${origin}/api/search-entries`, {
    method: 'POST',
    headers: { authorization: `Bearer ${siteSecret}`, 'content-type': 'application/json' },
    body: JSON.stringify(asked),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!reply.ok) throw new Error(`The search entries did not load: ${reply.status}.`)
  return reply.json()
}
