/** Settings of the Studio's own interface, such as recent searches; kept in memory. */
import { Hono } from 'hono'
import { requiredRole } from '../access/required-role.ts'
import type { LakeEnv, RequestContext } from '../context.ts'
import { parseJson } from '../http/request.ts'
import { isRecord } from '../json.ts'

const settings = new Map<string, unknown>()

function readSettings(c: RequestContext): Response {
  const keys = (c.req.param('keys') ?? '').split(',').filter((key) => settings.has(key))
  return c.json(keys.map((key) => ({ key, value: settings.get(key) })))
}

async function writeSettings(c: RequestContext): Promise<Response> {
  const body = parseJson(await c.req.text(), 'The body')
  const entries = (Array.isArray(body) ? body : [body]).filter(isRecord)
  for (const { key, value } of entries) if (typeof key === 'string') settings.set(key, value)
  return c.json(entries)
}

export const studioSettingsRoutes = new Hono<LakeEnv>()
  .get('/users/me/keyvalue/:keys', requiredRole('viewer'), readSettings)
  .put('/users/me/keyvalue', requiredRole('editor'), writeSettings)
