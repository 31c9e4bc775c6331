/** The transactions of one request to the actions API. Nothing is stored before all of its actions are accepted. */
import type { CheckGrants } from '../access/grants.ts'
import { isRecord, type JsonRecord } from '../json.ts'
import { actionError, badRequest, LakeError, notImplemented } from '../lake-error.ts'
import { checkReferences, type ReferenceGraph } from '../references/check-references.ts'
import { publishMutations } from '../releases/publish-release.ts'
import { checkReleaseId, releaseDocumentId, scheduledReleases } from '../releases/release.ts'
import { existingRelease, type ReleaseActionContext, releaseActions } from '../releases/release-actions.ts'
import { checkReleaseLocks, checkScheduledTargets } from '../releases/release-locks.ts'
import { applyMutations } from '../store/apply-mutations.ts'
import type { Change } from '../store/document.ts'
import { type Mutation, parseCreate } from '../store/mutation.ts'
import { type Documents, PendingDocuments } from '../store/pending-documents.ts'
import type { Store } from '../store/store.ts'
import { documentMutations } from './document-action.ts'

const releasePrefix = 'sanity.action.release.'
/** After these, every scheduled release must still be publishable. */
const checkedActions = ['schedule', 'unschedule']

export type PlanOptions = {
  graph: ReferenceGraph
  userId: string
  dryRun: boolean
  checkGrants: CheckGrants
}

export class ActionPlan {
  readonly #store: Store
  readonly #options: PlanOptions
  readonly #documents: PendingDocuments
  readonly #transactions: Mutation[][] = []
  /** Whether the last transaction may get more mutations. */
  #isOpen = false

  constructor(store: Store, options: PlanOptions) {
    this.#store = store
    this.#options = options
    this.#documents = new PendingDocuments(store.documents)
  }

  /** The mutations of each transaction, at least one. */
  get transactions(): Mutation[][] {
    return this.#transactions.length > 0 ? this.#transactions : [[]]
  }

  /** Each action sees the effects of the previous ones. Throws LakeError: 400, 403, 409 or 501. */
  add(action: unknown): void {
    if (!isRecord(action) || typeof action.actionType !== 'string') {
      throw badRequest('An action needs an "actionType".')
    }
    const type = action.actionType
    if (type.startsWith(releasePrefix)) this.#addReleaseAction(type.slice(releasePrefix.length), action)
    else this.#addDocumentAction(type, action)
  }

  #addReleaseAction(name: string, action: JsonRecord): void {
    const run = releaseActions[name]
    if (!run) throw notImplemented(`support the action "${releasePrefix}${name}"`)
    const { graph, dryRun } = this.#options
    if (dryRun) {
      this.#tryReleaseAction(name, action)
      return
    }
    for (const mutations of run(action, this.#context())) {
      const changes = this.#apply(mutations)
      checkScheduledTargets(changes, this.#documents, graph)
      this.#transactions.push(mutations)
    }
    this.#isOpen = false
    if (name === 'schedule') this.#checkMayPublish(String(action.releaseId))
    if (checkedActions.includes(name)) this.#checkScheduled()
  }

  /**
   * The Studio asks once per session whether an action is permitted, with whatever release is at hand, and remembers the
   * answer. So states, dates and documents don't matter here.
   */
  #tryReleaseAction(name: string, action: JsonRecord): void {
    const isNew = name === 'create' || name === 'import'
    const documentId = isNew
      ? releaseDocumentId(checkReleaseId(action.releaseId))
      : existingRelease(action, this.#documents).documentId
    const mutation = parseCreate('createOrReplace', { _id: documentId, _type: 'system.release' })
    this.#options.checkGrants(this.#changesOf([mutation]))
  }

  /** Whoever schedules a release must be allowed to publish all of its documents. */
  #checkMayPublish(releaseId: string): void {
    const { mutations } = publishMutations(releaseId, this.#documents)
    this.#options.checkGrants(this.#changesOf(mutations))
  }

  #addDocumentAction(type: string, action: JsonRecord): void {
    const mutations = documentMutations(type, action, this.#documents)
    const changes = this.#changesOf(mutations)
    checkReleaseLocks(changes, this.#documents, this.#options.graph)
    if (type === 'sanity.action.document.version.unpublish') this.#checkUnpublish(String(action.publishedId))
    this.#documents.apply(changes)
    if (!this.#isOpen) this.#transactions.push([])
    this.#isOpen = true
    this.#transactions.at(-1)?.push(...mutations)
  }

  /** An editor learns at once that a protected document can't be unpublished, not when the release is published. */
  #checkUnpublish(publishedId: string): void {
    const before = this.#documents.get(publishedId) ?? null
    const change = { documentId: publishedId, before, after: null, mutations: [] }
    this.#options.checkGrants([change])
    this.#store.checkProtected([change], this.#options.userId)
  }

  /**
   * Throws 409 if a scheduled release would fail at its time: a document that it refers to is missing, or one that it
   * unpublishes isn't published. Throws 403 if it would change a document that nobody may change.
   */
  #checkScheduled(): void {
    const { graph, userId } = this.#options
    const pending = new PendingDocuments(this.#documents)
    for (const { id, title } of scheduledReleases(this.#documents)) {
      try {
        pending.apply(this.#changesOf(publishMutations(id, pending).mutations, pending))
        this.#store.checkProtected(pending.changes, userId)
        checkReferences(pending.changes, graph)
      } catch (error) {
        if (!(error instanceof LakeError) || error.status === 403) throw error
        throw actionError(`The release "${title}" could not be published: ${error.message}`)
      }
    }
  }

  #apply(mutations: Mutation[]): Change[] {
    const changes = this.#changesOf(mutations)
    this.#documents.apply(changes)
    return changes
  }

  #changesOf(mutations: Mutation[], documents: Documents = this.#documents): Change[] {
    const stamp = { id: 'pending', timestamp: new Date().toISOString() }
    return applyMutations(mutations, (id) => documents.get(id), stamp).changes
  }

  #context(): ReleaseActionContext {
    const { log } = this.#store
    return {
      documents: this.#documents,
      now: Date.now(),
      userId: this.#options.userId,
      beforeDeletion(id) {
        const last = log.lastChange(id)
        return last && !last.after ? last.before : null
      },
    }
  }
}
