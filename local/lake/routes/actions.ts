/** POST /data/actions/:dataset. https://www.sanity.io/docs/http-reference/actions */
import { Hono } from 'hono'
import { requiredRole } from '../access/required-role.ts'
import { actionMutations } from '../actions/document-action.ts'
import type { LakeEnv, RequestContext } from '../context.ts'
import { flag, jsonBody, searchParams } from '../http/request.ts'
import { optionalString } from '../json.ts'
import { badRequest } from '../lake-error.ts'
import { applyMutations } from '../store/apply-mutations.ts'
import type { LakeDocument } from '../store/document.ts'
import type { Mutation } from '../store/mutation.ts'

async function runActions(c: RequestContext): Promise<Response> {
  const { store, engine } = c.get('lake')
  const body = await jsonBody(c)
  if (!Array.isArray(body.actions)) throw badRequest('"actions" must be an array.')
  const mutations: Mutation[] = []
  const soFar = new Map<string, LakeDocument | null>()
  const read = (id: string) => (soFar.has(id) ? (soFar.get(id) ?? undefined) : store.documents.get(id))
  for (const action of body.actions) {
    // Each action sees the effects of the previous ones.
    const actionResult = actionMutations(action, read)
    const stamp = { id: 'pending', timestamp: new Date().toISOString() }
    for (const { documentId, after } of applyMutations(actionResult, read, stamp).changes)
      soFar.set(documentId, after)
    mutations.push(...actionResult)
  }
  const { transaction } = store.commit(mutations, engine.view('raw'), {
    author: c.get('identity').userId,
    transactionId: optionalString(body.transactionId),
    dryRun: body.dryRun === true || flag(searchParams(c), 'dryRun'),
  })
  return c.json({ transactionId: transaction.id })
}

export const actionRoutes = new Hono<LakeEnv>().post(
  '/data/actions/:dataset',
  requiredRole('editor'),
  runActions,
)
