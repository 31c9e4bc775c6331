/** Which version of a document a query sees. https://www.sanity.io/docs/content-lake/perspectives */

import { isStringArray } from '../json.ts'
import { badRequest } from '../lake-error.ts'

/**
 * `raw` is every stored version, `rawWithoutReleases` leaves out those in releases; a stack contains the first layer that
 * each document has.
 */
export type Perspective = 'raw' | 'rawWithoutReleases' | readonly string[]

// Before this API version, queries never see documents in releases; since then, they see published ones by default.
const releasesSince = '2025-02-19'

/** Reads a `perspective` parameter. `version` is the API's: `1`, `2025-02-19` or `X`. Throws 400 if it is malformed. */
export function parsePerspective(value: unknown, version: string): Perspective {
  const names = typeof value === 'string' && value !== '' ? value.split(',') : value
  if (names === undefined || names === null || names === '') {
    return version >= releasesSince ? ['published'] : 'rawWithoutReleases'
  }
  if (!isStringArray(names) || !names.every((name) => /^[A-Za-z0-9_-]+$/.test(name))) {
    throw badRequest('"perspective" must be raw, published, drafts or a list of release names.')
  }
  if (names.includes('raw')) {
    if (names.length > 1) throw badRequest('The perspective "raw" can’t be combined with others.')
    return version >= releasesSince ? 'raw' : 'rawWithoutReleases'
  }
  const layers = names.map((name) => (name === 'previewDrafts' ? 'drafts' : name))
  return [...new Set([...layers.filter((layer) => layer !== 'published'), 'published'])]
}
