import { linkRequest } from '@tidewright/contracts/forms/newsletter.ts'
import { callForm, formEndpoint } from '../_shared/form-endpoint.ts'
import { openLink } from '../_shared/link-token.ts'

/** Undoes an unsubscription, with the token that `log-unsubscribe` returned for a link in an email (`linkRequest`). */
export const handler = formEndpoint({
  schema: linkRequest,
  queuesMail: false,
  async submit({ token, locale }, { deps }) {
    const email = await openLink(deps.siteSecret, token, 'resubscribe')
    return email ? callForm(deps, 'resubscribe', { email, locale: locale ?? null }) : { code: 'invalid-link' }
  },
})
