import { accessCodeRequest } from '@tidewright/contracts/forms/playbook.ts'
import { callForm, formEndpoint } from '../_shared/form-endpoint.ts'
import { hashAccessCode, sealPlaybookPass } from '../_shared/playbook-access.ts'

/** Returns which week's playbook a code opens, and the pass to request playbooks (`accessCodeRequest`). */
export const handler = formEndpoint({
  schema: accessCodeRequest,
  queuesMail: false,
  async submit({ code }, { clientIp, deps }) {
    const result = await callForm(deps, 'verify_access_code', {
      code_hash: await hashAccessCode(deps.siteSecret, code),
      client_ip: clientIp,
    })
    return result.code === 'accepted' ? { ...result, pass: await sealPlaybookPass(deps.siteSecret) } : result
  },
})
