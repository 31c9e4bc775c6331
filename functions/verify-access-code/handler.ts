import { accessCodeRequest } from '@tidewright/schemas/forms/playbook.ts'
import { hashAccessCode } from '../_shared/access-code.ts'
import { callForm, formEndpoint } from '../_shared/form-endpoint.ts'

/** Returns which week's playbook a code opens (`accessCodeRequest`). */
export const handler = formEndpoint({
  schema: accessCodeRequest,
  submit: async ({ code }, { clientIp, deps }) =>
    callForm(deps, 'verify_access_code', {
      code_hash: await hashAccessCode(deps.siteSecret, code),
      client_ip: clientIp,
    }),
})
