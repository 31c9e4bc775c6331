import type { Role } from '@tidewright/contracts/roles.ts'

/** The lake's options. */
export type LakeOptions = {
  port: number
  /** Contains the SQLite file and `assets/`. */
  folder: string
  projectId: string
  dataset: string
  /** Grants reading everything, including drafts. */
  readToken: string
  /** Grants reading and writing. */
  writeToken: string
  /** Origins that may edit without a token, such as `http://localhost:3333`. */
  studioOrigins: string[]
  /** Origins whose pages may read responses, with the rights of their token or of anonymous callers. */
  readOrigins?: string[]
  /** Whether published documents can be read without a token, as in a public dataset. */
  isPublic?: boolean
  /** In milliseconds: when a query moves to the worker thread, and when it is aborted. 500 and 60,000 by default. */
  queryLimits?: { offloadAfter: number; timeout: number }
  /** False if scheduled releases stay scheduled at their time. True by default. */
  publishesReleases?: boolean
  /** Roles of editors in addition to those in `contracts/roles.ts`, or instead of those with the same name. */
  roles?: Role[]
  /** Notified of every change to a published document. */
  webhook?: { url: string; secret: string }
}
