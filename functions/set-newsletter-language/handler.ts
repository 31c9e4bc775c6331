import { newsletterLanguageRequest } from '@tidewright/contracts/forms/newsletter.ts'
import { callForm, formEndpoint } from '../_shared/form-endpoint.ts'
import { openLink } from '../_shared/link-token.ts'

/** Sets the language of a subscriber's newsletter, with the token of any of our emails (`newsletterLanguageRequest`). */
export const handler = formEndpoint({
  schema: newsletterLanguageRequest,
  queuesMail: false,
  async submit({ token, language }, { deps }) {
    const email = await openLink(deps.siteSecret, token, 'unsubscribe')
    return email
      ? callForm(deps, 'set_newsletter_language', { email, locale: language })
      : { code: 'invalid-link' }
  },
})
