import { visitOriginKey } from '@/analytics/visit-origin.ts'

/** The first-party cookies of the two services, according to their documentation. */
const names = /^(?:_ga(?:_.+)?|_gid|_gat.*|_gcl_.+|li_fat_id|li_giant|ln_or|_guid)$/
/** Keys of the professional network in local storage. */
const storageKeys = ['li_adsId']

/** Values to assign to `document.cookie` to delete the services' cookies, on the host and each parent domain. */
export function expiredCookies(cookies: string, hostname: string): string[] {
  const labels = hostname.split('.')
  const domains = labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'))
  return cookies
    .split(';')
    .map((cookie) => cookie.split('=')[0]?.trim() ?? '')
    .filter((name) => names.test(name))
    .flatMap((name) => {
      const expired = `${name}=; Max-Age=0; Path=/`
      return [expired, ...domains.map((domain) => `${expired}; Domain=${domain}`)]
    })
}

/** Deletes what the services and we stored in this browser, as far as a page can. */
export function removeTraces(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore can't delete cookies of parent domains.
  for (const cookie of expiredCookies(document.cookie, location.hostname)) document.cookie = cookie
  try {
    for (const key of storageKeys) localStorage.removeItem(key)
    sessionStorage.removeItem(visitOriginKey)
  } catch {
    // If storage is blocked for us, it is blocked for the services too.
  }
}
