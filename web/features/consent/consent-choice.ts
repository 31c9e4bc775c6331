import { visitOriginKey } from '@/analytics/visit-origin.ts'

export type ConsentChoice = 'accepted' | 'rejected'

/** A stored choice: its value, its date and its services. */
type StoredChoice = { choice: ConsentChoice; at: string; ids: string }

const key = 'consent'

/** Parses a stored choice; null if it is invalid, too old, or for other services. */
export function parseChoice(
  text: string | null,
  ids: string,
  months: number,
  now: Date,
): ConsentChoice | null {
  const stored = parse(text)
  if (!stored || stored.ids !== ids) return null
  const expires = new Date(stored.at)
  expires.setMonth(expires.getMonth() + months)
  return expires > now ? stored.choice : null
}

export function formatChoice(choice: ConsentChoice, ids: string, now: Date): string {
  return JSON.stringify({ choice, ids, at: now.toISOString() } satisfies StoredChoice)
}

/** The visitor's choice from local storage; null if storage is blocked. */
export function readChoice(ids: string, months: number): ConsentChoice | null {
  try {
    return parseChoice(localStorage.getItem(key), ids, months, new Date())
  } catch {
    return null
  }
}

/**
 * Whether the browser says no for its user: https://w3c.github.io/gpc/. A consent that was given before doesn't count then.
 */
export function saysNo(browser: object): boolean {
  return 'globalPrivacyControl' in browser && browser.globalPrivacyControl === true
}

/** Stores the choice. If storage is blocked, it applies until the page is closed. */
export function storeChoice(choice: ConsentChoice, ids: string): void {
  try {
    localStorage.setItem(key, formatChoice(choice, ids, new Date()))
  } catch {
    // The visitor is asked again at the next full page load.
  }
}

function parse(text: string | null): StoredChoice | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isStoredChoice(value) ? value : null
  } catch {
    return null
  }
}

function isStoredChoice(value: unknown): value is StoredChoice {
  if (typeof value !== 'object' || value === null) return false
  const { choice, at, ids } = { choice: null, at: null, ids: null, ...value }
  return (choice === 'accepted' || choice === 'rejected') && typeof at === 'string' && typeof ids === 'string'
}

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
