import { documentPath, redirectId } from '../redirects/slug-change.ts'

export type DeleteAction = 'delete' | 'unpublish'

/** A document that refers to the one that is to go. */
export type Referrer = { _id: string; _type: string; [field: string]: unknown }

/** What stands in the way of a removal, and what goes with it. */
export type DeletePlan = {
  /** They would lead nowhere: the content lake refuses the removal while there are any. */
  blockers: Referrer[]
  /** Redirects that lead to the document, with their drafts. */
  redirects: Referrer[]
  /** The groups of translations that the document is in. */
  groups: Referrer[]
}

/** Sorts what refers to a document of this published id. A weak reference holds nothing. */
export function planDelete(id: string, referrers: readonly Referrer[]): DeletePlan {
  const others = referrers.filter(({ _id }) => _id !== id && _id !== `drafts.${id}`)
  const groups = others.filter(({ _type }) => _type === 'translation.metadata')
  const redirects = others.filter(({ _type }) => _type === 'redirect')
  const rest = others.filter((referrer) => !groups.includes(referrer) && !redirects.includes(referrer))
  return { groups, redirects, blockers: rest.filter((referrer) => refersTo(referrer, id)) }
}

function refersTo(value: unknown, id: string): boolean {
  if (Array.isArray(value)) return value.some((item) => refersTo(item, id))
  if (typeof value !== 'object' || value === null) return false
  if ('_ref' in value && value._ref === id) return !('_weak' in value && value._weak === true)
  return Object.values(value).some((inner) => refersTo(inner, id))
}

/** A page that visitors of a removed one may be sent to. */
export type RedirectTarget = { id: string; path: string; title: string }

/** The page nearest to a path: the one above it, or the start page. */
export function nearestTarget(path: string, targets: readonly RedirectTarget[]): RedirectTarget | undefined {
  const above = path.split('/').slice(0, -1).join('/') || '/'
  const found = targets.find((target) => target.path === above)
  if (found || above === '/') return found
  return nearestTarget(above, targets)
}

/** The redirect of a removed page. One that is only unpublished may come back. */
export function redirectFromDeleted(from: string, target: RedirectTarget, action: DeleteAction) {
  return {
    _id: redirectId(from),
    _type: 'redirect',
    from,
    to: { _type: 'link', kind: 'page', target: { _type: 'reference', _ref: target.id } },
    permanent: action === 'delete',
  }
}

/** The published path that visitors lose, or null where none goes. */
export function lostPath(published: Parameters<typeof documentPath>[0] | null): string | null {
  const path = published && documentPath(published)
  return path === '/' ? null : path
}
