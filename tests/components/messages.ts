import { builtInMessages as messages } from '../../web/content/messages/built-in-messages.gen.ts'

/** Replaces the site's i18n/request.ts for `next-intl`, without a content lake. */
export default async function requestConfig() {
  return { locale: 'en-GB', timeZone: 'Europe/London', messages }
}
