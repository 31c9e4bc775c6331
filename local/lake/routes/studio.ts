/** The project and user data that the Studio requests at its start. The editor's role is part of their session. */
import { localEditorName, parseLocalSession } from '@tidewright/contracts/local-editor.ts'
import { defaultRole, type Role } from '@tidewright/contracts/roles.ts'
import { Hono } from 'hono'
import { isDiskFull } from '../../service/disk-full.ts'
import { knownEditors, rememberEditor } from '../access/editors.ts'
import { roleOf, rolesOf } from '../access/grants.ts'
import { requiredRole } from '../access/required-role.ts'
import type { LakeEnv, RequestContext } from '../context.ts'
import { parseJson } from '../http/request.ts'
import { isRecord } from '../json.ts'
import { badRequest, notFound } from '../lake-error.ts'
import { allReleases } from '../releases/release.ts'

const createdAt = '2026-01-01T00:00:00Z'
const retentionDays = 3650

const projectGrants = [{ grants: [{ name: 'read', params: {} }] }]

/** The part of a plan that the Studio reads: how long an archived release can be restored. */
const subscription = {
  featureTypes: { retention: { features: [{ attributes: { maxRetentionDays: retentionDays } }] } },
}
/** Stands for "no limit", where the Studio expects a number. */
const maxOpenReleases = 1_000_000

const publicRole = ({ name, title, description }: Role) => ({ name, title, description })

function user(userId: string, c: RequestContext) {
  const { options } = c.get('lake')
  const ownName = localEditorName(userId)
  const identity = c.get('identity')
  // Nobody knows which role others have chosen.
  const role = publicRole(roleOf(userId === identity.userId ? identity.role : defaultRole, options))
  const name = ownName ?? 'API token'
  return {
    id: userId,
    sanityUserId: userId,
    projectId: options.projectId,
    name,
    displayName: name,
    email: 'editor@localhost',
    profileImage: null,
    imageUrl: null,
    provider: ownName ? 'local' : 'sanity-token',
    role: role.name,
    roles: [role],
    isCurrentUser: userId === identity.userId,
    createdAt,
    updatedAt: createdAt,
  }
}

function project(c: RequestContext) {
  const lake = c.get('lake')
  const members = new Set([...knownEditors(lake), c.get('identity').userId])
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
    maxRetentionDays: retentionDays,
    createdAt,
    members: [...members].map((id) => {
      const { updatedAt, roles, isCurrentUser, provider } = user(id, c)
      return { id, createdAt, updatedAt, roles, isCurrentUser, isRobot: provider === 'sanity-token' }
    }),
  }
}

function getCurrentUser(c: RequestContext): Response {
  const { userId } = c.get('identity')
  try {
    if (localEditorName(userId)) rememberEditor(c.get('lake'), userId)
  } catch (error) {
    // The Studio has to open: it says that nothing can be saved.
    if (!isDiskFull(error)) throw error
  }
  return c.json(user(userId, c))
}

/** The last step of a login: a local editor's session is their token. */
function getToken(c: RequestContext): Response {
  const session = c.req.query('sid') ?? ''
  if (parseLocalSession(session)) return c.json({ token: session })
  throw badRequest('The name must have 1 to 40 characters.')
}

function getUsers(c: RequestContext): Response {
  const users = (c.req.param('ids') ?? '').split(',').map((id) => user(id, c))
  return users.length === 1 ? c.json(users[0]) : c.json(users)
}

function getProject(c: RequestContext): Response {
  if (c.req.param('project') === c.get('lake').options.projectId) return c.json(project(c))
  throw notFound(`Project "${c.req.param('project')}" not found`)
}

/** The Studio disables what the editor's role may not do. */
function getGrants(c: RequestContext): Response {
  const { grants } = roleOf(c.get('identity').role, c.get('lake').options)
  return c.json(grants.map((grant) => ({ ...grant, config: {} })))
}

function getRoles(c: RequestContext): Response {
  return c.json(rolesOf(c.get('lake').options).map(publicRole))
}

function getDatasets(c: RequestContext): Response {
  const { options, comments } = c.get('lake')
  const profile = c.req.query('datasetProfile') === 'comments' ? 'comments' : 'content'
  const { dataset: name, isPublic } = profile === 'comments' && comments ? comments.options : options
  const aclMode = isPublic ? 'public' : 'private'
  return c.json([{ name, aclMode, datasetProfile: profile, tags: [] }])
}

/** The Studio asks before it offers a new release. */
function getReleaseAllowance(c: RequestContext): Response {
  const { store } = c.get('lake')
  const open = allReleases(store.documents).filter(
    ({ state }) => state !== 'published' && state !== 'archived',
  ).length
  const data = {
    orgActiveReleaseCount: open,
    orgMeteredActiveReleaseCount: open,
    orgActiveReleaseLimit: null,
    defaultOrgActiveReleaseLimit: null,
    datasetReleaseLimit: maxOpenReleases,
  }
  return c.json({ data })
}

/** Settings of the Studio's own interface, such as recent searches; kept in memory. */
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

const constant = (value: unknown) => (c: RequestContext) => c.newResponse(JSON.stringify(value), 200, json)
const json = { 'content-type': 'application/json' }

const viewerRoutes: [path: string, handler: (c: RequestContext) => Response][] = [
  ['/users/me', getCurrentUser],
  ['/users/me/keyvalue/:keys', readSettings],
  ['/users/:ids', getUsers],
  ['/auth/fetch', getToken],
  ['/auth/id', (c) => c.json({ id: c.get('identity').userId })],
  ['/projects', (c) => c.json([project(c)])],
  ['/projects/:project', getProject],
  ['/projects/:project/datasets', getDatasets],
  ['/datasets', getDatasets],
  ['/projects/:project/datasets/:dataset/acl', getGrants],
  [
    '/projects/:project/grants',
    constant({ 'sanity.project': projectGrants, 'sanity.project.members': projectGrants }),
  ],
  ['/projects/:project/roles', getRoles],
  ['/projects/:project/user-applications', constant([])],
  // The editor's requests for another role.
  ['/access/requests/me', constant([])],
  ['/projects/:project/new-content-release-allowed', getReleaseAllowance],
  ['/subscriptions/project/:project', constant(subscription)],
  // `singleDocRelease` stands for scheduled drafts.
  ['/features', constant(['contentReleases', 'singleDocRelease', 'studioComments', 'sanityTasks'])],
  // References from other datasets; there are none.
  ['/data/references/:dataset/documents/:id/to', constant({ totalCount: 0, references: [] })],
]

const openRoutes: [method: string, path: string, value: unknown][] = [
  ['GET', '/auth/providers', { providers: [], thirdPartyLogin: false, sso: { saml: false } }],
  ['POST', '/auth/logout', { ok: true }],
  ['GET', '/ping', { ok: true }],
  // The Studio measures its write latency now and then, and pings first.
  ['GET', '/data/ping/:dataset', { ok: true }],
  ['GET', '/check/cors', { result: { allowed: true, withCredentials: true } }],
  ['GET', '/intake/telemetry-status', { status: 'denied' }],
  ['POST', '/intake/batch', {}],
  // Announcements of the hosted service; there are none.
  ['GET', '/journey/announcements', []],
  ['GET', '/journey/:topic', null],
  ['GET', '/help', { resources: { title: 'Help', sectionArray: [] }, latestVersion: '' }],
]

export const studioRoutes = new Hono<LakeEnv>()
for (const [path, handler] of viewerRoutes) studioRoutes.get(path, requiredRole('viewer'), handler)
studioRoutes.put('/users/me/keyvalue', requiredRole('editor'), writeSettings)
studioRoutes.post('/comments/:dataset/setup', requiredRole('editor'), (c) =>
  c.json({ datasetName: c.get('lake').comments?.options.dataset }),
)
for (const [method, path, value] of openRoutes) studioRoutes.on(method, path, constant(value))
