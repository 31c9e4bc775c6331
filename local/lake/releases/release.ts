/** Releases and their versions. https://www.sanity.io/docs/content-lake/content-releases */
import { isRecord } from '../json.ts'
import { badRequest } from '../lake-error.ts'
import type { LakeDocument } from '../store/document.ts'
import type { Documents } from '../store/pending-documents.ts'

const releasePrefix = '_.releases.'
const releaseType = 'system.release'

const states = [
  'active',
  'scheduling',
  'scheduled',
  'unscheduling',
  'publishing',
  'published',
  'archiving',
  'archived',
  'unarchiving',
] as const

export type ReleaseState = (typeof states)[number]

export type Release = {
  /** The name that the ids of its versions contain. */
  id: string
  documentId: string
  state: ReleaseState
  title: string
  /** ISO 8601; set while it is scheduled. */
  publishAt: string | undefined
  /** The versions that it had when it was published or archived. */
  finalVersionIds: string[]
}

export const releaseDocumentId = (releaseId: string) => releasePrefix + releaseId

export const isReleaseDocumentId = (id: string) => id.startsWith(releasePrefix)

/** Throws 400 unless `id` can be part of a version's id. */
export function checkReleaseId(id: unknown): string {
  if (typeof id === 'string' && /^[A-Za-z0-9_-]{1,60}$/.test(id) && !/^(?:drafts|published|raw)$/.test(id))
    return id
  throw badRequest(`Invalid release ID ${JSON.stringify(id)}: 1 to 60 of a-z, A-Z, 0-9, "_", "-".`)
}

/** The release that a version belongs to, as its id says; `undefined` for drafts and published documents. */
export function releaseIdOf(documentId: string): string | undefined {
  return /^versions\.([^.]+)\./.exec(documentId)?.[1]
}

export function findRelease(releaseId: string, documents: Documents): Release | undefined {
  const document = documents.get(releaseDocumentId(releaseId))
  return document && parseRelease(document)
}

/** All releases. Ids of releases start with an underscore, which few others do. */
export function allReleases(documents: Documents): Release[] {
  return [...documents.keys()]
    .filter(isReleaseDocumentId)
    .flatMap((id) => parseRelease(documents.get(id)) ?? [])
}

/** Scheduled releases in the order in which they will be published. */
export function scheduledReleases(documents: Documents): (Release & { publishAt: string })[] {
  return allReleases(documents)
    .flatMap(({ publishAt, ...release }) =>
      release.state === 'scheduled' && publishAt ? { ...release, publishAt } : [],
    )
    .sort((a, b) => a.publishAt.localeCompare(b.publishAt))
}

/** The ids of the documents in a release, in the order of their ids. */
export function versionIdsOf(releaseId: string, documents: Documents): string[] {
  const prefix = `versions.${releaseId}.`
  return [...documents.keys()].filter((id) => id.startsWith(prefix)).sort()
}

/** Whether a version says that its release unpublishes the document. */
export function unpublishesDocument(version: LakeDocument): boolean {
  return isRecord(version._system) && version._system.delete === true
}

function parseRelease(document: LakeDocument | undefined): Release | undefined {
  if (document?._type !== releaseType) return undefined
  const { _id, metadata, publishAt, finalDocumentStates } = document
  const id = _id.slice(releasePrefix.length)
  const { title } = Object(metadata)
  const finals = Array.isArray(finalDocumentStates) ? finalDocumentStates : []
  return {
    id,
    documentId: _id,
    state: parseState(document.state),
    title: typeof title === 'string' && title !== '' ? title : id,
    publishAt: typeof publishAt === 'string' ? publishAt : undefined,
    finalVersionIds: finals.flatMap((final: unknown) => {
      const { id: versionId } = Object(final)
      return typeof versionId === 'string' ? versionId : []
    }),
  }
}

function parseState(value: unknown): ReleaseState {
  const state = states.find((name) => name === value)
  if (state) return state
  throw new Error(`Unknown release state: ${String(value)}`)
}
