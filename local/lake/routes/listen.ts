/** GET /data/listen/:dataset and /data/live/events/:dataset, as server-sent events. */
import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { requiredRole } from '../access/required-role.ts'
import type { LakeEnv, RequestContext } from '../context.ts'
import { effects } from '../history/mendoza.ts'
import { eventStream, redirectToShard, type SendEvent } from '../http/event-stream.ts'
import { flag, groqParams, searchParams } from '../http/request.ts'
import { isRecord, type JsonRecord } from '../json.ts'
import { badRequest, LakeError } from '../lake-error.ts'
import type { QueryEngine } from '../query/engine.ts'
import { parseGroq } from '../query/groq.ts'
import type { Change, Transaction } from '../store/document.ts'
import { isVersion } from '../store/document-id.ts'
import { isPublicId } from '../store/public-documents.ts'
import { syncTag } from './query.ts'

type Filter = { query: string; params: JsonRecord; search: URLSearchParams }

function listen(c: RequestContext): Response {
  const filter = parseFilter(c)
  if (filter instanceof LakeError) return rejectListener(filter)
  const redirect = redirectToShard(c)
  if (redirect) return redirect
  const { store, engine } = c.get('lake')
  const isVisible = visibility(c)
  return eventStream((send) => {
    send('welcome', { listenerName: randomUUID() })
    // Filters may be slow; events keep their order regardless.
    let queue = Promise.resolve()
    return store.onCommit((transaction) => {
      queue = queue
        .then(() => deliver(visiblePart(transaction, isVisible), filter, engine, send))
        .catch((error: unknown) => console.error('Content lake: a listener failed:', error))
    })
  })
}

function parseFilter(c: RequestContext): Filter | LakeError {
  try {
    const search = searchParams(c)
    const query = search.get('query')
    if (!query) throw badRequest('"query" is missing.')
    const params = groqParams(search)
    parseGroq(query, params)
    return { query, params, search }
  } catch (error) {
    if (error instanceof LakeError) return error
    throw error
  }
}

/** An `EventSource` can't read the body of a 400, so the error is an event, which Sanity's client turns into its own. */
function rejectListener({ body, message }: LakeError): Response {
  return eventStream((send) => {
    send('channelError', isRecord(body.error) ? body : { message })
    return () => {}
  })
}

async function deliver(
  transaction: Transaction,
  filter: Filter,
  engine: QueryEngine,
  send: SendEvent,
): Promise<void> {
  for (const [index, change] of transaction.changes.entries()) {
    if (isVersion(change.documentId) && !flag(filter.search, 'includeAllVersions')) continue
    const was = await engine.matches(change.before, filter.query, filter.params)
    const is = await engine.matches(change.after, filter.query, filter.params)
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
  position: number,
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
    // Deletions need one too, or the Studio waits forever.
    resultRev: transaction.id,
    visibility: search.get('visibility') ?? 'query',
    transactionTotalEvents: transaction.changes.length,
    transactionCurrentEvent: position,
  }
}

function streamLiveEvents(c: RequestContext): Response {
  const redirect = redirectToShard(c)
  if (redirect) return redirect
  const { store } = c.get('lake')
  const isVisible = visibility(c)
  return eventStream((send) => {
    send('welcome', {})
    return store.onCommit((transaction) => {
      if (visiblePart(transaction, isVisible).changes.length === 0) return
      send('message', { tags: [syncTag] }, String(transaction.sequence))
    })
  })
}

/** Whether the listener may see a document. */
function visibility(c: RequestContext): (id: string) => boolean {
  if (c.get('identity').role !== 'anonymous') return () => true
  return c.get('lake').options.isPublic ? isPublicId : () => false
}

function visiblePart(transaction: Transaction, isVisible: (id: string) => boolean): Transaction {
  return { ...transaction, changes: transaction.changes.filter(({ documentId }) => isVisible(documentId)) }
}

export const listenRoutes = new Hono<LakeEnv>()
  .get('/data/listen/:dataset', requiredRole('public'), listen)
  .get('/data/live/events/:dataset', requiredRole('public'), streamLiveEvents)
