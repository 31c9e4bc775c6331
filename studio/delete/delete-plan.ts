import { documentPath, redirectId } from '../redirects/slug-change.ts'
import { publishedIdOf } from '../releases/edited-id.ts'

export type DeleteAction = 'delete' | 'unpublish'

/** A document that references the one to delete or unpublish. */
export type Referrer = { _id: string; _type: string; [field: string]: unknown }

/** What blocks deleting or unpublishing a document, and what changes with it. */
export type DeletePlan = {
  /** Documents with a strong reference. The content lake rejects the mutation while there are any. */
  blockers: Referrer[]
  /** Redirects to the document, with their drafts and versions. */
  redirects: Referrer[]
  /** Redirects that now lead elsewhere or say “Gone for good”: the Studio only hides their reference to the document. */
  leftovers: Referrer[]
  /** The ids of the redirects from the path that visitors lose, of their drafts, and of their versions in the release. */
  fromSamePath: string[]
  /** The translation groups of the document. */
  groups: Referrer[]
}

/**
 * Classifies the referrers of a document (by published id). Weak references don't block. `replaced` are the published
 * ids whose content a release replaces, if it is the release that unpublishes the document. `fromSamePath` are the
 * redirects that go with it, as in the plan.
 */
export function planDelete(
  id: string,
  referrers: readonly Referrer[],
  replaced: readonly string[] = [],
  fromSamePath: string[] = [],
): DeletePlan {
  const others = referrers.filter(({ _id }) => publishedIdOf(_id) !== id && !replaced.includes(_id))
  const groups = others.filter(({ _type }) => _type === 'translation.metadata')
  const isRedirect = ({ _type }: Referrer) => _type === 'redirect'
  const found = others.filter((referrer) => isRedirect(referrer) && !fromSamePath.includes(referrer._id))
  const redirects = found.filter(leadsToPage)
  const leftovers = found.filter((redirect) => !leadsToPage(redirect))
  const rest = others.filter((referrer) => !groups.includes(referrer) && !isRedirect(referrer))
  const blockers = rest.filter((referrer) => refersTo(referrer, id))
  return { groups, redirects, leftovers, fromSamePath, blockers }
}

function leadsToPage({ gone, to }: Referrer): boolean {
  return gone !== true && (Object(to).kind ?? 'page') === 'page'
}

function refersTo(value: unknown, id: string): boolean {
  if (Array.isArray(value)) return value.some((item) => refersTo(item, id))
  if (typeof value !== 'object' || value === null) return false
  if ('_ref' in value && value._ref === id) return !('_weak' in value && value._weak === true)
  return Object.values(value).some((inner) => refersTo(inner, id))
}

/** A release that isn't published or archived. */
export type OpenRelease = {
  name: string
  title: string | null
  isScheduled: boolean
  /** Whether it is a scheduled draft. */
  isDraft: boolean
  /** What it does with the document that is to be deleted; null if it doesn't contain it. */
  effect: 'publishes' | 'unpublishes' | null
}

/**
 * The releases that must be changed first. Deleting a document deletes its versions, too, and those of a scheduled
 * release are locked. A release that unpublishes a document fails if it isn't published any more.
 */
export function blockingReleases(releases: readonly OpenRelease[], action: DeleteAction): OpenRelease[] {
  return releases.filter(({ effect, isScheduled }) =>
    action === 'delete' ? effect && isScheduled : effect === 'unpublishes',
  )
}

/** A page to which visitors of a deleted one can be redirected. */
export type RedirectTarget = { id: string; path: string; title: string }

/** The closest ancestor page of a path, or the home page. */
export function nearestTarget(path: string, targets: readonly RedirectTarget[]): RedirectTarget | undefined {
  const above = path.split('/').slice(0, -1).join('/') || '/'
  const found = targets.find((target) => target.path === above)
  if (found || above === '/') return found
  return nearestTarget(above, targets)
}

/** How many targets are offered at a time. */
const shownTargets = 50

/** The first targets whose title and path contain every word of a search. */
export function matchingTargets(targets: readonly RedirectTarget[], search: string): RedirectTarget[] {
  const words = search.toLowerCase().split(/\s+/)
  return targets
    .filter(({ title, path }) => words.every((word) => `${title} ${path}`.toLowerCase().includes(word)))
    .slice(0, shownTargets)
}

/** The redirect from a deleted page. It is temporary for an unpublished page, which may come back. */
export function redirectFromDeleted(from: string, target: RedirectTarget, action: DeleteAction) {
  return {
    _id: redirectId(from),
    _type: 'redirect',
    from,
    to: { _type: 'link', kind: 'page', target: { _type: 'reference', _ref: target.id } },
    permanent: action === 'delete',
  }
}

/** The published path that visitors lose, or null if there is none. */
export function lostPath(published: Parameters<typeof documentPath>[0] | null): string | null {
  const path = published && documentPath(published)
  return path === '/' ? null : path
}
