/** GET /data/history/:dataset/...: what the Studio's history and "review changes" read. */
import { flag } from '../http/call.ts'
import { ndjson } from '../http/ndjson.ts'
import type { Handler, Route } from '../http/route.ts'
import { badRequest } from '../lake-error.ts'
import type { Lake } from '../lake-parts.ts'
import { effects } from '../mendoza.ts'
import type { LakeDocument, Transaction } from '../store/document.ts'
import { publishedId } from '../store/document-id.ts'
import { documentEvents } from './document-events.ts'

const MAX_TRANSACTIONS = 1000

const idsOf = (path: Record<string, string>) => [...new Set((path.ids ?? '').split(','))]

const transactions: Handler = (call, lake) => {
  const search = call.url.searchParams
  const found = between(lake.store.log.history(idsOf(call.path)), search)
  if (flag(search, 'reverse')) found.reverse()
  const limit = Math.min(Number(search.get('limit')) || MAX_TRANSACTIONS, MAX_TRANSACTIONS)
  return ndjson(found.slice(0, limit).map((transaction) => transactionLine(transaction, search)))
}

function between(all: Transaction[], search: URLSearchParams): Transaction[] {
  const at = (name: string) => all.findIndex(({ id }) => id === search.get(name))
  const [from, to] = [at('fromTransaction'), at('toTransaction')]
  const [fromTime, toTime] = [search.get('fromTime'), search.get('toTime')]
  const authors = search.get('authors')?.split(',')
  return all.filter(
    ({ timestamp, author }, place) =>
      (from < 0 || place >= from) &&
      (to < 0 || place <= to) &&
      (!fromTime || timestamp >= fromTime) &&
      (!toTime || timestamp <= toTime) &&
      (!authors || authors.includes(author)),
  )
}

function transactionLine({ id, timestamp, author, changes }: Transaction, search: URLSearchParams) {
  const brief = flag(search, 'excludeMutations') || flag(search, 'excludeContent')
  const byDocument = changes.map(({ documentId, before, after }) => [documentId, effects(before, after)])
  return {
    id,
    timestamp,
    author,
    documentIDs: changes.map((change) => change.documentId),
    ...(brief ? {} : { mutations: changes.flatMap((change) => change.mutations) }),
    ...(search.get('effectFormat') === 'mendoza' ? { effects: Object.fromEntries(byDocument) } : {}),
  }
}

const revisions: Handler = (call, lake) => {
  const search = call.url.searchParams
  const ids = idsOf(call.path)
  if (flag(search, 'lastRevision')) return Response.json({ documents: lastRevisions(ids, lake) })
  const [revision, time] = [search.get('revision'), search.get('time')]
  const documents = ids.flatMap((id) => {
    if (revision) return stateAt(revision, id, lake) ?? []
    const past = statesOf(id, lake)
    const then = time === null ? past : past.filter(({ timestamp }) => timestamp <= instant(time))
    return then.at(-1)?.after ?? []
  })
  return Response.json({ documents })
}

/** Of a document that was written to its published id, the Studio asks for that state by the id of its draft. */
function stateAt(revision: string, id: string, lake: Lake): LakeDocument | undefined {
  const states = [id, publishedId(id)].flatMap((where) => statesOf(where, lake))
  return states.find((state) => state.transactionId === revision)?.after ?? undefined
}

function statesOf(id: string, lake: Lake) {
  return lake.store.log
    .history([id])
    .flatMap(({ id: transactionId, sequence, timestamp, changes }) =>
      changes.map(({ before, after }) => ({ transactionId, sequence, timestamp, before, after })),
    )
}

function instant(time: string): string {
  const date = new Date(time)
  if (Number.isNaN(date.getTime())) throw badRequest('"time" is no date.')
  return date.toISOString()
}

/** What was there last: of documents that are all gone, those that went last, not a draft discarded long before. */
function lastRevisions(ids: string[], lake: Lake): LakeDocument[] {
  const last = ids.flatMap((id) => statesOf(id, lake).at(-1) ?? [])
  const newest = Math.max(...last.map(({ sequence }) => sequence))
  return last.flatMap(({ after, before, sequence }) => after ?? (sequence === newest ? before : null) ?? [])
}

const events: Handler = (call, lake) => {
  const id = call.path.id ?? ''
  const limit = Number(call.url.searchParams.get('limit')) || 100
  const found = documentEvents(id, (ids) => lake.store.log.history(ids))
  return Response.json({ events: { [id]: found.slice(0, limit) }, nextCursor: '' })
}

const noReleaseEvents: Handler = () => Response.json({ events: [], nextCursor: '' })

const HISTORY = 'data/history/:dataset'
export const historyRoutes: Route[] = [
  { method: 'GET', pattern: `${HISTORY}/transactions/:ids`, need: 'read', handle: transactions },
  { method: 'GET', pattern: `${HISTORY}/documents/:ids`, need: 'read', handle: revisions },
  { method: 'GET', pattern: `${HISTORY}/events/documents/:id`, need: 'read', handle: events },
  { method: 'GET', pattern: `${HISTORY}/events/releases/:id`, need: 'read', handle: noReleaseEvents },
]
