import { z } from 'zod'
import { AddressBook } from '@/content/freshness/address-book.ts'
import { markChanged } from '@/content/freshness/mark-stale.ts'
import { createReplayGuard, verifySignature } from '@/content/freshness/webhook-signature.ts'
import type { ChangedDocument } from '@/content/lake/cache-tags.ts'
import { env } from '@/env.ts'
import { syncDownloads } from '@/features/downloads/published-rows.ts'
import { timingSafeEqual } from '@/security/timing-safe-equal.ts'

const change = z.object({
  _id: z.string().min(1),
  _type: z.string().min(1),
  language: z.string().nullish(),
  slug: z.string().nullish(),
  operation: z.string().optional(),
})
const streamed = z.object({ changes: z.array(change.extend({ isMoved: z.boolean() })) })

const replays = createReplayGuard()
const addresses = new AddressBook()

/**
 * Marks the cache tags of changed documents as stale. Called by the content lake's webhook, with its signature, and by
 * this server's own content listener, with the site secret. The server answers webhooks about what the listener has
 * reported (`server/guard/reported-webhooks.ts`).
 */
export async function POST(request: Request): Promise<Response> {
  const authorization = request.headers.get('authorization')
  return authorization === null ? receiveWebhook(request) : receiveStreamed(request, authorization)
}

async function receiveWebhook(request: Request): Promise<Response> {
  const body = await textOf(request)
  const signature = request.headers.get('sanity-webhook-signature')
  const status = await verifySignature(signature, body, env.SANITY_WEBHOOK_SECRET, Date.now())
  if (status !== 'valid') return Response.json({ error: `The signature is ${status}.` }, { status: 401 })
  const parsed = change.safeParse(parseJson(body))
  if (!parsed.success) {
    return Response.json({ error: "The webhook's projection must contain _id and _type." }, { status: 400 })
  }
  // The signature first: only it is signed. A retry by the lake has a new signature and the same key.
  const key = request.headers.get('idempotency-key')
  const isNew = replays.isNew(signature ?? body) && (key === null || replays.isNew(key))
  if (!isNew) return Response.json({ revalidated: [], repeated: true })
  return revalidate([{ ...parsed.data, isMoved: addresses.moves(parsed.data) }])
}

async function receiveStreamed(request: Request, authorization: string): Promise<Response> {
  if (!timingSafeEqual(authorization, `Bearer ${env.SITE_SECRET}`)) {
    return Response.json({ error: 'Send the site secret as a bearer token.' }, { status: 401 })
  }
  const parsed = streamed.safeParse(parseJson(await textOf(request)))
  if (!parsed.success) return Response.json({ error: 'Send { changes }.' }, { status: 400 })
  const { changes } = parsed.data
  for (const each of changes) addresses.moves(each)
  return revalidate(changes)
}

function revalidate(changes: ChangedDocument[]): Response {
  return Response.json({ revalidated: markChanged(changes, syncDownloads) })
}

/** Empty if the sender stops in the middle; without this, Next.js logs an error of four lines. */
function textOf(request: Request): Promise<string> {
  return request.text().catch(() => '')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
