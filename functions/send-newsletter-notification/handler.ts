import { newsletterRequest } from '@tidewright/contracts/forms/newsletter.ts'
import { callForm, formEndpoint } from '../_shared/form-endpoint.ts'

/** Emails a request to confirm the newsletter (`newsletterRequest`). */
export const handler = formEndpoint({
  schema: newsletterRequest,
  async submit({ email, locale }, { clientIp, suspected, deps }) {
    if (suspected) return { code: 'unprocessed' }
    return callForm(deps, 'subscribe_newsletter', { email, locale: locale ?? null, client_ip: clientIp })
  },
})
