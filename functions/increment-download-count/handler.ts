import { downloadRequest } from '@tidewright/contracts/forms/download.ts'
import { callForm, formEndpoint } from '../_shared/form-endpoint.ts'

/** Counts a download (`downloadRequest`) exactly once, with any number of concurrent requests. */
export const handler = formEndpoint({
  schema: downloadRequest,
  queuesMail: false,
  submit: ({ resource_id, table_name }, { clientIp, deps }) =>
    callForm(deps, 'increment_download_count', { table_name, resource_id, client_ip: clientIp }),
})
