/** GET /data/listen/:dataset and /data/live/events/:dataset, as server-sent events. */
import { randomUUID } from 'node:crypto'
import { type Call, flag, groqParams } from '../http/call.ts'
import { eventStream, type SendEvent } from '../http/event-stream.ts'
import { redirectToLane } from '../http/lanes.ts'
import type { Handler, Route } from '../http/route.ts'
import { badRequest } from '../lake-error.ts'
import type { Lake } from '../lake-parts.ts'
import { effects } from '../mendoza.ts'
import { parseGroq } from '../query/groq.ts'
import type { JsonRecord } from '../record.ts'
import type { Change, Transaction } from '../store/document.ts'
import { isVersion } from '../store/document-id.ts'
import { SYNC_TAG } from './query.ts'

type Filter = { query: string; params: JsonRecord; search: URLSearchParams }

const listen: Handler = (call, lake) => {
  const filter = readFilter(call)
  const redirect = redirectToLane(call, lake)
  if (redirect) return redirect
  return eventStream((send) => {
    send('welcome', { listenerName: randomUUID() })
    if (call.identity.role === 'anonymous') return () => {}
    // Filters may take a moment; events keep their order all the same.
    let queue = Promise.resolve()
    return lake.store.onCommit((transaction) => {
      queue = queue
        .then(() => deliver(transaction, filter, lake, send))
        .catch((error: unknown) => console.error('Content lake: a listener failed:', error))
    })
  })
}

function readFilter(call: Call): Filter {
  const search = call.url.searchParams
  const query = search.get('query')
  if (!query) throw badRequest('"query" is missing.')
  const params = groqParams(search)
  parseGroq(query, params)
  return { query, params, search }
}

async function deliver(transaction: Transaction, filter: Filter, lake: Lake, send: SendEvent): Promise<void> {
  for (const [index, change] of transaction.changes.entries()) {
    if (isVersion(change.documentId) && !flag(filter.search, 'includeAllVersions')) continue
    const was = await lake.engine.matches(change.before, filter.query, filter.params)
    const is = await lake.engine.matches(change.after, filter.query, filter.params)
    if (!was && !is) continue
    const transition = was ? (is ? 'update' : 'disappear') : 'appear'
    const event = mutationEvent(transaction, change, transition, index + 1, filter.search)
    send('mutation', event, event.eventId)
  }
}

function mutationEvent(
  transaction: Transaction,
  change: Change,
  transition: string,
  place: number,
  search: URLSearchParams,
) {
  const { before, after, documentId, mutations } = change
  return {
    eventId: `${transaction.id}#${documentId}`,
    documentId,
    transactionId: transaction.id,
    transition,
    identity: transaction.author,
    timestamp: transaction.timestamp,
    ...(search.get('includeMutations') === 'false' ? {} : { mutations }),
    ...(flag(search, 'includeResult') ? { result: after ?? undefined } : {}),
    ...(flag(search, 'includePreviousRevision') ? { previous: before } : {}),
    ...(search.get('effectFormat') === 'mendoza' ? { effects: effects(before, after) } : {}),
    previousRev: before?._rev,
    // Deletions have one too: without it the Studio waits for ever.
    resultRev: transaction.id,
    visibility: search.get('visibility') ?? 'query',
    transactionTotalEvents: transaction.changes.length,
    transactionCurrentEvent: place,
  }
}

const live: Handler = (call, lake) =>
  redirectToLane(call, lake) ??
  eventStream((send) => {
    send('welcome', {})
    if (call.identity.role === 'anonymous') return () => {}
    return lake.store.onCommit(({ sequence }) => send('message', { tags: [SYNC_TAG] }, String(sequence)))
  })

export const listenRoutes: Route[] = [
  { method: 'GET', pattern: 'data/listen/:dataset', need: 'nothing', handle: listen },
  { method: 'GET', pattern: 'data/live/events/:dataset', need: 'nothing', handle: live },
]
