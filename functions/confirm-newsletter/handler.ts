import { linkRequest } from '@tidewright/contracts/forms/newsletter.ts'
import { callForm, formEndpoint } from '../_shared/form-endpoint.ts'
import { openLink } from '../_shared/link-token.ts'

/** Confirms a newsletter subscription by the link in an email (`linkRequest`); may be repeated. */
export const handler = formEndpoint({
  schema: linkRequest,
  async submit({ token }, { deps }) {
    const email = await openLink(deps.siteSecret, token, 'confirm')
    return email ? callForm(deps, 'confirm_newsletter', { email }) : { code: 'invalid-link' }
  },
})
