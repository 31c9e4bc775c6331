/** Checks changes against the grants of the editor's role. https://www.sanity.io/docs/content-lake/roles-concepts */

import { isRoutableType } from '@tidewright/contracts/public-path.ts'
import { roles as ownRoles, type Role, viewer } from '@tidewright/contracts/roles.ts'
import { evaluateSync } from 'groq-js'
import type { LakeContext } from '../context.ts'
import { isRecord } from '../json.ts'
import { dataError } from '../lake-error.ts'
import type { LakeOptions } from '../options.ts'
import { type GroqNode, parseGroq } from '../query/groq.ts'
import type { Change } from '../store/document.ts'
import { draftId, isPublished, publishedId } from '../store/document-id.ts'
import { unrestricted } from '../store/store.ts'
import type { Identity } from './identity.ts'

/** Throws LakeError (403) for changes that the editor may not make. */
export type CheckGrants = (changes: readonly Change[]) => void

type Filtered = { _id: string; _type: string; [field: string]: unknown }

/** All roles: ours, and those of the lake's options, which replace ours of the same name. */
export function rolesOf({ roles = [] }: Pick<LakeOptions, 'roles'>): Role[] {
  const replaced = roles.map(({ name }) => name)
  return [...ownRoles.filter(({ name }) => !replaced.includes(name)), ...roles]
}

/** The role with a name, or the viewer role if there is none. */
export function roleOf(name: string, options: Pick<LakeOptions, 'roles'>): Role {
  return rolesOf(options).find((role) => role.name === name) ?? viewer
}

/** Programs with the write token may change everything. Everybody who may read may comment. */
export function checkGrantsOf({ role, userId }: Identity, lake: LakeContext): CheckGrants {
  if (userId === unrestricted || !lake.comments) return () => {}
  const { grants } = roleOf(role, lake.options)
  const may = (permission: 'create' | 'update', document: Filtered) =>
    grants.some(
      ({ filter, permissions }) => permissions.includes(permission) && matches(filter, document, userId),
    )
  return (changes) => {
    for (const { documentId: id, before, after } of changes) {
      const { documents } = lake.store
      // A new draft is a change of what it will replace, and a first publication one of its draft.
      const current = before ?? documents.get(publishedId(id)) ?? documents.get(draftId(id))
      if (current && !may('update', { ...current, _id: id })) throw forbidden('update')
      if (after && !may(before ? 'update' : 'create', after)) throw forbidden(before ? 'update' : 'create')
      if (before && takesAway(before, after) && !may('create', redirect))
        throw insufficient('Your role can’t delete, unpublish or move what is published')
    }
  }
}

/** After a dry run, the Studio looks for this type to know that an action isn't allowed. */
const insufficient = (description: string) => dataError(403, 'insufficientPermissionsError', description)
const forbidden = (permission: string) =>
  insufficient(`Insufficient permissions; permission "${permission}" required`)

const redirect: Filtered = { _id: 'redirect', _type: 'redirect' }

/**
 * Whether a change deletes, unpublishes or moves a published document, which needs the right to redirect. This includes
 * documents without a URL, but not Sanity's own: a role that “deletes nothing that is published” must keep that promise.
 */
function takesAway(before: Filtered, after: Filtered | null): boolean {
  if (!isPublished(before._id) || /^(?:sanity|system)\./.test(before._type)) return false
  return after?._type !== before._type || (hasUrl(before) && urlOf(after) !== urlOf(before))
}

const hasUrl = ({ _type, slug }: Filtered) => isRoutableType(_type) && isRecord(slug) && Boolean(slug.current)
const urlOf = ({ language, slug }: Filtered) => JSON.stringify([language, isRecord(slug) && slug.current])

const filters = new Map<string, GroqNode>()

function matches(filter: string, document: Filtered, identity: string): boolean {
  const result = evaluateFilter(filter, document, identity)
  return result.type === 'boolean' && result.data === true
}

/**
 * Evaluates a filter as an expression: groq-js returns the documents of a filtered list only asynchronously. Throws if it
 * doesn't parse.
 */
export function evaluateFilter(filter: string, document: Filtered, identity: string) {
  const tree = filters.get(filter) ?? parseGroq(filter, {})
  filters.set(filter, tree)
  return evaluateSync(tree, { root: document, dataset: [document], identity })
}
