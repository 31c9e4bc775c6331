import { downloadRequest } from '@tidewright/schemas/forms/download.ts'
import { callForm, formEndpoint } from '../_shared/form-endpoint.ts'

/** Counts a download (`downloadRequest`), exactly once however many count at the same time. */
export const handler = formEndpoint({
  schema: downloadRequest,
  submit: ({ resource_id, table_name }, { clientIp, deps }) =>
    callForm(deps, 'increment_download_count', { table_name, resource_id, client_ip: clientIp }),
})
