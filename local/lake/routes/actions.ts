/** POST /data/actions/:dataset. https://www.sanity.io/docs/http-reference/actions */
import { Hono } from 'hono'
import { requiredRole } from '../access/required-role.ts'
import { ActionPlan } from '../actions/action-plan.ts'
import type { LakeEnv, RequestContext } from '../context.ts'
import { flag, jsonBody, searchParams } from '../http/request.ts'
import { optionalString } from '../json.ts'
import { badRequest } from '../lake-error.ts'

async function runActions(c: RequestContext): Promise<Response> {
  const { store, engine, options } = c.get('lake')
  const body = await jsonBody(c)
  if (!Array.isArray(body.actions)) throw badRequest('"actions" must be an array.')
  const dryRun = body.dryRun === true || flag(searchParams(c), 'dryRun')
  const graph = engine.view('raw')
  const author = c.get('identity').userId
  const plan = new ActionPlan(store, { graph, userId: author, releaseLimit: options.releaseLimit, dryRun })
  for (const action of body.actions) plan.add(action)
  const committed = store.commitAll(plan.transactions, graph, {
    author,
    transactionId: optionalString(body.transactionId),
    dryRun,
  })
  return c.json({ transactionId: committed.at(-1)?.transaction.id })
}

export const actionRoutes = new Hono<LakeEnv>().post(
  '/data/actions/:dataset',
  requiredRole('editor'),
  runActions,
)
