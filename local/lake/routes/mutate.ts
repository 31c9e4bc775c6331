import { Hono } from 'hono'
import { checkGrantsOf } from '../access/grants.ts'
import { requiredRole } from '../access/required-role.ts'
import { ActionPlan } from '../actions/action-plan.ts'
import type { LakeEnv, RequestContext } from '../context.ts'
import { flag, jsonBody, searchParams } from '../http/request.ts'
import { optionalString } from '../json.ts'
import { badRequest, notImplemented } from '../lake-error.ts'
import { checkReleaseLocks } from '../releases/release-locks.ts'
import { parseMutations, withArrayKeys } from '../store/mutation.ts'

/** POST /data/actions/:dataset. https://www.sanity.io/docs/http-reference/actions */
async function runActions(c: RequestContext): Promise<Response> {
  const { store, engine, comments } = c.get('lake')
  if (!comments) throw notImplemented('run actions in the dataset of comments')
  const body = await jsonBody(c)
  if (!Array.isArray(body.actions)) throw badRequest('"actions" must be an array.')
  const dryRun = body.dryRun === true || flag(searchParams(c), 'dryRun')
  const graph = engine.view('raw')
  const author = c.get('identity').userId
  const checkGrants = checkGrantsOf(c.get('identity'), c.get('lake'))
  const plan = new ActionPlan(store, { graph, userId: author, dryRun, checkGrants })
  for (const action of body.actions) plan.add(action)
  const committed = store.commitAll(plan.transactions, graph, {
    author,
    transactionId: optionalString(body.transactionId),
    dryRun,
    check: checkGrants,
  })
  return c.json({ transactionId: committed.at(-1)?.transaction.id })
}

export const actionRoutes = new Hono<LakeEnv>().post(
  '/data/actions/:dataset',
  requiredRole('editor'),
  runActions,
)

/** POST /data/mutate/:dataset. https://www.sanity.io/docs/http-reference/mutation */
async function mutate(c: RequestContext): Promise<Response> {
  const { store, engine } = c.get('lake')
  const search = searchParams(c)
  const body = await jsonBody(c)
  const parsed = await parseMutations(body.mutations, (query, params) => engine.selectIds(query, params))
  const mutations = flag(search, 'autoGenerateArrayKeys') ? parsed.map(withArrayKeys) : parsed
  const graph = engine.view('raw')
  const checkGrants = checkGrantsOf(c.get('identity'), c.get('lake'))
  const committed = store.commit(mutations, graph, {
    author: c.get('identity').userId,
    transactionId: optionalString(body.transactionId) ?? optionalString(search.get('transactionId')),
    dryRun: flag(search, 'dryRun') || body.dryRun === true,
    check(changes) {
      checkGrants(changes)
      checkReleaseLocks(changes, store.documents, graph)
    },
  })
  const { transaction } = committed
  const documents = new Map(transaction.changes.map(({ documentId, after }) => [documentId, after]))
  const results = committed.results.map(({ id, operation }) => ({
    ...(flag(search, 'returnDocuments')
      ? { document: documents.has(id) ? documents.get(id) : store.documents.get(id) }
      : {}),
    ...(search.get('returnIds') === 'false' ? {} : { id }),
    operation,
  }))
  return c.json({ transactionId: transaction.id, results })
}

export const mutateRoutes = new Hono<LakeEnv>().post('/data/mutate/:dataset', requiredRole('editor'), mutate)
