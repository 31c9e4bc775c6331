import { searchMissRequest } from '@tidewright/contracts/forms/search-misses.ts'
import { siteEndpoint } from '../_shared/endpoint.ts'

/** Counts a search without results (`searchMissRequest`). Only the site's own server may call it. */
export const handler = siteEndpoint(searchMissRequest, (miss, { database }) =>
  database.rpc('record_search_miss', miss),
)
