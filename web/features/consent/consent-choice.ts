export type ConsentChoice = 'accepted' | 'rejected'

/** A choice as it is kept: what was chosen, when, and for which services. */
type StoredChoice = { choice: ConsentChoice; at: string; ids: string }

const key = 'consent'

/** The choice that a kept text holds; null where it holds none, was for other services, or is older than it may be. */
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

/** The visitor's choice, from the browser's storage; none where that is closed to us. */
export function readChoice(ids: string, months: number): ConsentChoice | null {
  try {
    return parseChoice(localStorage.getItem(key), ids, months, new Date())
  } catch {
    return null
  }
}

/** Remembers the choice; where the storage is closed to us it holds until the page goes. */
export function storeChoice(choice: ConsentChoice, ids: string): void {
  try {
    localStorage.setItem(key, formatChoice(choice, ids, new Date()))
  } catch {
    // The visitor is asked again on the next page that is loaded anew.
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
