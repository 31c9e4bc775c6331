/** Which state of a release allows which action. The lake's state machine, as a table. */
import { actionError } from '../lake-error.ts'
import type { Release, ReleaseState } from './release.ts'

type Transition = {
  from: readonly ReleaseState[]
  /** A transaction of its own, which the Studio's list of activities shows. */
  through: ReleaseState
  to: ReleaseState
}

export const transitions = {
  // A scheduled release can get another date without being unscheduled.
  schedule: { from: ['active', 'scheduled'], through: 'scheduling', to: 'scheduled' },
  unschedule: { from: ['scheduled'], through: 'unscheduling', to: 'active' },
  publish: { from: ['active'], through: 'publishing', to: 'published' },
  archive: { from: ['active'], through: 'archiving', to: 'archived' },
  unarchive: { from: ['archived'], through: 'unarchiving', to: 'active' },
} as const satisfies Record<string, Transition>

/** Actions that don't change the state. */
const allowedStates = {
  edit: ['active', 'scheduled'],
  delete: ['archived', 'published'],
} as const satisfies Record<string, readonly ReleaseState[]>

export type ReleaseActionName = keyof typeof transitions | keyof typeof allowedStates

/** Throws 409 if the state of `release` doesn't allow `action`. */
export function checkTransition(action: ReleaseActionName, release: Release): void {
  const allowed: readonly ReleaseState[] =
    action === 'edit' || action === 'delete' ? allowedStates[action] : transitions[action].from
  if (allowed.includes(release.state)) return
  throw actionError(
    `The release "${release.title}" is ${release.state}; ${action} needs ${allowed.join(' or ')}`,
  )
}
