import { unsubscribeRequest } from '@tidewright/contracts/forms/newsletter.ts'
import { callForm, formEndpoint } from '../_shared/form-endpoint.ts'
import { openLink, sealLink } from '../_shared/link-token.ts'

const resubscribeSeconds = 3_600

/** Unsubscribes an email (`unsubscribeRequest`), and never reveals whether it was known. */
export const handler = formEndpoint({
  schema: unsubscribeRequest,
  async submit({ email, token, source }, { clientIp, deps }) {
    if (email && !token) return callForm(deps, 'log_unsubscribe', { email, source, client_ip: clientIp })
    const mailedTo = token && (await openLink(deps.siteSecret, token, 'unsubscribe'))
    if (!mailedTo) return { code: 'invalid-link' }
    const result = await callForm(deps, 'log_unsubscribe', { email: mailedTo, source, client_ip: null })
    if (result.code !== 'accepted') return result
    const expires = Math.floor(Date.now() / 1000) + resubscribeSeconds
    const resubscribeToken = await sealLink(deps.siteSecret, {
      purpose: 'resubscribe',
      email: mailedTo,
      expires,
    })
    return { ...result, resubscribeToken }
  },
})
