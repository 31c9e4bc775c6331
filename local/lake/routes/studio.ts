/** The few facts about project and user that the Studio asks for when it starts. They never change. */

import type { Identity } from '../access/identity.ts'
import { parseJson } from '../http/call.ts'
import type { Handler, Route } from '../http/route.ts'
import { notFound } from '../lake-error.ts'
import type { Lake } from '../lake-parts.ts'
import { isRecord } from '../record.ts'

const MAX_SETTINGS = 1_000_000
const SINCE = '2026-01-01T00:00:00Z'
const ADMINISTRATOR = { name: 'administrator', title: 'Administrator', description: '' }
const PERMISSIONS = ['create', 'read', 'update', 'manage', 'history', 'editHistory']

const constant =
  (value: unknown): Handler =>
  () =>
    Response.json(value)

function user({ userId, role }: Identity, lake: Lake) {
  const roles = [role === 'viewer' ? { name: 'viewer', title: 'Viewer', description: '' } : ADMINISTRATOR]
  const name = userId === 'local-editor' ? 'Local editor' : 'API token'
  return {
    id: userId,
    sanityUserId: userId,
    projectId: lake.options.projectId,
    name,
    displayName: name,
    email: 'editor@localhost',
    profileImage: null,
    imageUrl: null,
    provider: 'local',
    role: roles[0]?.name,
    roles,
    isCurrentUser: true,
    createdAt: SINCE,
    updatedAt: SINCE,
  }
}

const me: Handler = ({ identity }, lake) => Response.json(user(identity, lake))

const users: Handler = ({ path, identity }, lake) => {
  const found = (path.ids ?? '').split(',').map((id) => user({ role: identity.role, userId: id }, lake))
  return Response.json(found.length === 1 ? found[0] : found)
}

function project(lake: Lake, identity: Identity) {
  const { id, createdAt, updatedAt, roles } = user(identity, lake)
  return {
    id: lake.options.projectId,
    displayName: 'Local content lake',
    studioHost: null,
    organizationId: null,
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    metadata: {},
    features: [],
    activityFeedEnabled: false,
    maxRetentionDays: 3650,
    createdAt: SINCE,
    members: [{ id, createdAt, updatedAt, roles, isCurrentUser: true, isRobot: false }],
  }
}

const oneProject: Handler = ({ path, identity }, lake) => {
  if (path.project !== lake.options.projectId) throw notFound(`Project "${path.project}" not found`)
  return Response.json(project(lake, identity))
}
const allProjects: Handler = ({ identity }, lake) => Response.json([project(lake, identity)])

const datasets: Handler = ({ url }, lake) => {
  const mine = { name: lake.options.dataset, aclMode: 'private', datasetProfile: 'content', tags: [] }
  return Response.json(url.searchParams.get('datasetProfile') === 'comments' ? [] : [mine])
}

// Settings of the Studio's own interface, such as the last search; they last as long as the process.
const keyValues = new Map<string, unknown>()

const readKeyValues: Handler = ({ path }) => {
  const keys = (path.keys ?? '').split(',').filter((key) => keyValues.has(key))
  return Response.json(keys.map((key) => ({ key, value: keyValues.get(key) })))
}

const writeKeyValues: Handler = async (call) => {
  const entries = parseJson((await call.bytes(MAX_SETTINGS)).toString('utf8'), 'The body')
  const pairs = (Array.isArray(entries) ? entries : [entries]).filter(isRecord)
  for (const { key, value } of pairs) if (typeof key === 'string') keyValues.set(key, value)
  return Response.json(pairs)
}

const acl = [{ filter: '_id in path("**")', permissions: PERMISSIONS, config: {} }]
const grants = [{ grants: [{ name: 'read', params: {} }] }]

const read = (pattern: string, handle: Handler): Route => ({ method: 'GET', pattern, need: 'read', handle })
const open = (method: string, pattern: string, value: unknown): Route => ({
  method,
  pattern,
  need: 'nothing',
  handle: constant(value),
})

export const studioRoutes: Route[] = [
  read('users/me', me),
  read('users/me/keyvalue/:keys', readKeyValues),
  { method: 'PUT', pattern: 'users/me/keyvalue', need: 'write', handle: writeKeyValues },
  read('users/:ids', users),
  read('projects/:project/users/:ids', users),
  read('auth/id', ({ identity }) => Response.json({ id: identity.userId })),
  read('projects', allProjects),
  read('projects/:project', oneProject),
  read('projects/:project/datasets', datasets),
  read('datasets', datasets),
  read('projects/:project/datasets/:dataset/acl', constant(acl)),
  read('projects/:project/grants', constant({ 'sanity.project': grants, 'sanity.project.members': grants })),
  read('projects/:project/roles', constant([ADMINISTRATOR])),
  read('projects/:project/user-applications', constant([])),
  read('features', constant([])),
  // From other datasets, of which there are none.
  read('data/references/:dataset/documents/:id/to', constant({ totalCount: 0, references: [] })),
  open('GET', 'auth/providers', { providers: [], thirdPartyLogin: false, sso: { saml: false } }),
  open('POST', 'auth/logout', { ok: true }),
  open('GET', 'ping', { ok: true }),
  open('GET', 'check/cors', { result: { allowed: true, withCredentials: true } }),
  open('GET', 'intake/telemetry-status', { status: 'denied' }),
  open('POST', 'intake/batch', {}),
  // Advertising and hints of the hosted service: there are none.
  open('GET', 'journey/announcements', []),
  open('GET', 'journey/:topic', null),
  open('GET', 'help', { resources: { title: 'Help', sectionArray: [] }, latestVersion: '' }),
]
