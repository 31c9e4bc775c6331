import { isRecord, isStringArray, type JsonRecord } from '../json.ts'
import { badRequest } from '../lake-error.ts'

const releaseTypes = ['asap', 'scheduled', 'undecided']

/** The metadata of a new release. Throws 400 if it is malformed. */
export function checkMetadata(value: unknown): JsonRecord {
  if (!isRecord(value)) throw badRequest('"metadata" must be an object.')
  const { releaseType = 'undecided', intendedPublishAt } = value
  if (!releaseTypes.includes(String(releaseType))) {
    throw badRequest(`"releaseType" must be one of ${releaseTypes.join(', ')}.`)
  }
  if (intendedPublishAt !== undefined && Number.isNaN(Date.parse(String(intendedPublishAt)))) {
    throw badRequest('"intendedPublishAt" must be a date.')
  }
  return { ...value, releaseType }
}

/** A patch of a release may change its metadata only. Throws 400 if it changes something else. */
export function checkMetadataPatch(patch: JsonRecord): JsonRecord {
  const paths = Object.entries(patch).flatMap(([operation, value]) => {
    if (isStringArray(value)) return value
    return operation === 'insert' ? ['insert'] : Object.keys(Object(value))
  })
  const other = paths.find((path) => path !== 'metadata' && !path.startsWith('metadata.'))
  if (other !== undefined) throw badRequest(`A release’s "${other}" can’t be changed by an edit.`)
  if (isRecord(patch.set) && patch.set.metadata !== undefined) checkMetadata(patch.set.metadata)
  return patch
}
