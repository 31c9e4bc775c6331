import { playbookRequest } from '@tidewright/schemas/forms/playbook.ts'
import { callForm, formEndpoint } from '../_shared/form-endpoint.ts'

/**
 * Queues the email with a playbook (`playbookRequest`). Visitors who want tips also get a request to confirm the
 * newsletter.
 */
export const handler = formEndpoint({
  schema: playbookRequest,
  async submit({ name, email, sendTips, playbookType, locale }, { clientIp, suspected, deps }) {
    if (suspected) return { code: 'unprocessed' }
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
