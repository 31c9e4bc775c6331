import { accessCodeRequest } from '@tidewright/contracts/forms/playbook.ts'
import { hashAccessCode } from '../_shared/access-code.ts'
import { callForm, formEndpoint } from '../_shared/form-endpoint.ts'
import { sealPlaybookPass } from '../_shared/playbook-pass.ts'

/** Returns which week's playbook a code opens, and the pass to request playbooks (`accessCodeRequest`). */
export const handler = formEndpoint({
  schema: accessCodeRequest,
  async submit({ code }, { clientIp, deps }) {
    const result = await callForm(deps, 'verify_access_code', {
      code_hash: await hashAccessCode(deps.siteSecret, code),
      client_ip: clientIp,
    })
    return result.code === 'accepted' ? { ...result, pass: await sealPlaybookPass(deps.siteSecret) } : result
  },
})
