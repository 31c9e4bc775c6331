import { onTestFinished } from 'vitest'
import { builtInMessages as messages } from '../../web/content/messages/built-in-messages.gen.ts'

type RequestConfig = { locale: string; timeZone: string; messages: unknown }

const english: RequestConfig = { locale: 'en-GB', timeZone: 'Europe/London', messages }
let current = english

/** Replaces the site's i18n/request.ts for `next-intl`, without a content lake. */
export default async function requestConfig() {
  return current
}

/** Until the end of the test. */
export function replaceRequestConfig(config: RequestConfig): void {
  current = config
  onTestFinished(() => {
    current = english
  })
}
