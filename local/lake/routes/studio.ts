/** The project and user data that the Studio requests at its start. It never changes. */
import { Hono } from 'hono'
import type { Identity } from '../access/identity.ts'
import { requiredRole } from '../access/required-role.ts'
import type { LakeEnv, RequestContext } from '../context.ts'
import { notFound } from '../lake-error.ts'
import { countOpenReleases } from '../releases/release-limit.ts'

const createdAt = '2026-01-01T00:00:00Z'
const administrator = { name: 'administrator', title: 'Administrator', description: '' }
const editor = { name: 'editor', title: 'Editor', description: '' }
const viewer = { name: 'viewer', title: 'Viewer', description: '' }

const retentionDays = 3650

const acl = [
  {
    filter: '_id in path("**")',
    permissions: ['create', 'read', 'update', 'manage', 'history', 'editHistory'],
    config: {},
  },
]
const grants = [{ grants: [{ name: 'read', params: {} }] }]

/** The part of a plan that the Studio reads: how long an archived release can be restored. */
const subscription = {
  featureTypes: { retention: { features: [{ attributes: { maxRetentionDays: retentionDays } }] } },
}
/** Stands for "no limit", where the Studio expects a number. */
const maxOpenReleases = 1_000_000

function user({ userId, role }: Identity, projectId: string) {
  const roles = [role === 'viewer' ? viewer : userId === 'local-editor' ? editor : administrator]
  const name = userId === 'local-editor' ? 'Local editor' : 'API token'
  return {
    id: userId,
    sanityUserId: userId,
    projectId,
    name,
    displayName: name,
    email: 'editor@localhost',
    profileImage: null,
    imageUrl: null,
    provider: userId === 'local-editor' ? 'local' : 'sanity-token',
    role: roles[0]?.name,
    roles,
    isCurrentUser: true,
    createdAt,
    updatedAt: createdAt,
  }
}

function project(c: RequestContext) {
  const { projectId } = c.get('lake').options
  const { id, updatedAt, roles } = user(c.get('identity'), projectId)
  return {
    id: projectId,
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
    members: [{ id, createdAt, updatedAt, roles, isCurrentUser: true, isRobot: false }],
  }
}

const getCurrentUser = (c: RequestContext) => c.json(user(c.get('identity'), c.get('lake').options.projectId))

function getUsers(c: RequestContext): Response {
  const { role } = c.get('identity')
  const ids = (c.req.param('ids') ?? '').split(',')
  const users = ids.map((userId) => user({ role, userId }, c.get('lake').options.projectId))
  return users.length === 1 ? c.json(users[0]) : c.json(users)
}

function getProject(c: RequestContext): Response {
  if (c.req.param('project') === c.get('lake').options.projectId) return c.json(project(c))
  throw notFound(`Project "${c.req.param('project')}" not found`)
}

function getDatasets(c: RequestContext): Response {
  const { dataset, isPublic } = c.get('lake').options
  const content = {
    name: dataset,
    aclMode: isPublic ? 'public' : 'private',
    datasetProfile: 'content',
    tags: [],
  }
  return c.json(c.req.query('datasetProfile') === 'comments' ? [] : [content])
}

/** The Studio asks before it offers a new release; 403 means that the plan's limit is reached. */
function getReleaseAllowance(c: RequestContext): Response {
  const { options, store } = c.get('lake')
  const open = countOpenReleases(store.documents)
  const limit = options.releaseLimit ?? null
  const data = {
    orgActiveReleaseCount: open,
    orgMeteredActiveReleaseCount: open,
    orgActiveReleaseLimit: limit,
    defaultOrgActiveReleaseLimit: limit,
    datasetReleaseLimit: limit ?? maxOpenReleases,
  }
  return c.json({ data }, limit !== null && open >= limit ? 403 : 200)
}

const constant = (value: unknown) => (c: RequestContext) => c.newResponse(JSON.stringify(value), 200, json)
const json = { 'content-type': 'application/json' }

const viewerRoutes: [path: string, handler: (c: RequestContext) => Response][] = [
  ['/users/me', getCurrentUser],
  ['/users/:ids', getUsers],
  ['/auth/id', (c) => c.json({ id: c.get('identity').userId })],
  ['/projects', (c) => c.json([project(c)])],
  ['/projects/:project', getProject],
  ['/projects/:project/datasets', getDatasets],
  ['/datasets', getDatasets],
  ['/projects/:project/datasets/:dataset/acl', constant(acl)],
  ['/projects/:project/grants', constant({ 'sanity.project': grants, 'sanity.project.members': grants })],
  ['/projects/:project/roles', constant([administrator, editor, viewer])],
  ['/projects/:project/user-applications', constant([])],
  ['/projects/:project/new-content-release-allowed', getReleaseAllowance],
  ['/subscriptions/project/:project', constant(subscription)],
  // Releases, and releases of a single document: scheduled drafts.
  ['/features', constant(['contentReleases', 'singleDocRelease'])],
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
for (const [method, path, value] of openRoutes) studioRoutes.on(method, path, constant(value))
