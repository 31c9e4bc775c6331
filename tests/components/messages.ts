import { builtInMessages as messages } from '../../web/content/messages/built-in-messages.gen.ts'

/** What `next-intl` asks of the site's i18n/request.ts, without the content lake behind it. */
export default async function requestConfig() {
  return { locale: 'en-GB', timeZone: 'Europe/London', messages }
}
