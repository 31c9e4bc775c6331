import { z } from 'zod'
import { cacheTagsOf } from '@/content/cache-tags.ts'
import { JustTold } from '@/content/just-told.ts'
import { markStale } from '@/content/mark-stale.ts'
import { createReplayGuard, verifySignature } from '@/content/webhook-signature.ts'
import { env } from '@/env.ts'

const payload = z.object({
  _id: z.string().min(1),
  _type: z.string().min(1),
  _rev: z.string().min(1).optional(),
  language: z.string().nullish(),
  operation: z.string().optional(),
  /** Said by this server itself, see `content/own-server.ts`. */
  source: z.literal('stream').optional(),
})

const replays = createReplayGuard()
const justTold = new JustTold()

/**
 * The content lake's webhook, and its event stream by way of this server itself: marks what a published document feeds as stale.
 */
export async function POST(request: Request): Promise<Response> {
  const body = await request.text()
  const signature = request.headers.get('sanity-webhook-signature')
  const signatureStatus = await verifySignature(signature, body, env.SANITY_WEBHOOK_SECRET, Date.now())
  if (signatureStatus !== 'valid')
    return Response.json({ error: `The signature is ${signatureStatus}.` }, { status: 401 })
  const changed = payload.safeParse(parseJson(body))
  if (!changed.success) {
    return Response.json({ error: 'The projection must hold _id and _type.' }, { status: 400 })
  }
  // The signature first: it alone is signed. The lake's own second try has a new one under the same key.
  const key = request.headers.get('idempotency-key')
  const isNew = replays.isNew(signature ?? body) && (key === null || replays.isNew(key))
  if (!isNew) return Response.json({ revalidated: [], repeated: true })
  if (!justTold.isNews(changed.data)) return Response.json({ revalidated: [], repeated: true })
  const tags = cacheTagsOf(changed.data)
  markStale(tags)
  return Response.json({ revalidated: tags })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
