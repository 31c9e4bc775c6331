import builtIn from '../../web/content/built-in-messages.json' with { type: 'json' }
import { nestMessages } from '../../web/content/nested-messages.ts'

/** What `next-intl` asks of the site's i18n/request.ts, without the content lake behind it. */
export default async function requestConfig() {
  return { locale: 'en-GB', timeZone: 'Europe/London', messages: nestMessages(builtIn) }
}
