/** The first-party cookies of the two services, by their documentation. */
const names = /^(?:_ga(?:_.+)?|_gid|_gat.*|_gcl_.+|li_fat_id|li_giant|ln_or|_guid)$/
/** What the professional network keeps beside cookies. */
const storageKeys = ['li_adsId']

/** What to assign to `document.cookie` to remove the services' cookies, on the host and on each domain above it. */
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

/** Removes what the services have left in this browser, as far as a page can. */
export function removeTraces(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore knows no cookies of domains above.
  for (const cookie of expiredCookies(document.cookie, location.hostname)) document.cookie = cookie
  try {
    for (const key of storageKeys) localStorage.removeItem(key)
  } catch {
    // A storage that is closed to us is closed to the services too.
  }
}
