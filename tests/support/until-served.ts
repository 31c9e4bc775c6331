import { setTimeout as wait } from 'node:timers/promises'
import { limit } from './limit.ts'

/** The site looks for new assets when something is published, or after ten seconds. */
const limitMs = limit(20_000)

/** Waits until the site serves an asset that was just uploaded and isn't part of any published document. */
export async function untilServed(url: string): Promise<void> {
  for (const deadline = Date.now() + limitMs; Date.now() < deadline; await wait(500)) {
    const reply = await fetch(url)
    await reply.body?.cancel()
    if (reply.ok) return
  }
  throw new Error(`${url} was not served within ${limitMs / 1_000} seconds.`)
}
