import { redirectHitsRequest } from '@tidewright/contracts/forms/redirect-hits.ts'
import { siteEndpoint } from '../_shared/endpoint.ts'

/** Counts visits to redirected URLs (`redirectHitsRequest`). Only the site's own server may call it. */
export const handler = siteEndpoint(redirectHitsRequest, ({ hits }, { database }) =>
  database.rpc('record_redirect_hits', { hits }),
)
