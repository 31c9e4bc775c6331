import { playbookRequest } from '@tidewright/contracts/forms/playbook.ts'
import { callForm, formEndpoint } from '../_shared/form-endpoint.ts'
import { checkPlaybookPass } from '../_shared/playbook-access.ts'

/**
 * Queues the email with a playbook (`playbookRequest`). Visitors who want tips also get a request to confirm the
 * newsletter. Without a pass the response looks the same, and nothing is sent: the playbooks are behind a code.
 */
export const handler = formEndpoint({
  schema: playbookRequest,
  async submit({ name, email, sendTips, playbookType, locale, pass }, { clientIp, suspected, deps }) {
    if (suspected) return { code: 'unprocessed' }
    const state = await checkPlaybookPass(deps.siteSecret, pass ?? '')
    if (state === 'wrong') return { code: 'accepted' }
    if (state === 'expired') return { code: 'unprocessed' }
    return callForm(deps, 'request_playbook', {
      name,
      email,
      send_tips: sendTips,
      playbook_type: playbookType,
      locale: locale ?? null,
      client_ip: clientIp,
    })
  },
})
