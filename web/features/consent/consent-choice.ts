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
