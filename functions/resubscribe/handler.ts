import { linkRequest } from '@tidewright/schemas/forms/newsletter.ts'
import { callForm, formEndpoint } from '../_shared/form-endpoint.ts'
import { openLink } from '../_shared/link-token.ts'

/** Takes an unsubscription back, by the token that `log-unsubscribe` gave for a mailed link (`linkRequest`). */
export const handler = formEndpoint({
  schema: linkRequest,
  async submit({ token, locale }, { deps }) {
    const email = await openLink(deps.siteSecret, token, 'resubscribe')
    return email ? callForm(deps, 'resubscribe', { email, locale: locale ?? null }) : { code: 'invalid-link' }
  },
})
