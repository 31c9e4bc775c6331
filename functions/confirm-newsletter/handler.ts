import { linkRequest } from '@tidewright/schemas/forms/newsletter.ts'
import { callForm, formEndpoint } from '../_shared/form-endpoint.ts'
import { openLink } from '../_shared/link-token.ts'

/** Confirms the newsletter for the address that the link was mailed to (`linkRequest`); any number of times. */
export const handler = formEndpoint({
  schema: linkRequest,
  async submit({ token }, { deps }) {
    const email = await openLink(deps.siteSecret, token, 'confirm')
    return email ? callForm(deps, 'confirm_newsletter', { email }) : { code: 'invalid-link' }
  },
})
