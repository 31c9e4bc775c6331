import { notSupported } from '../backend-error.ts'

export type Preferences = {
  representation: boolean
  countExact: boolean
  /** Whether rows that exist are updated: `.upsert()`. */
  merge: boolean
  /** One JSON object instead of an array: `.single()`. */
  single: boolean
}

const supported = [
  '',
  'return=minimal',
  'return=representation',
  'count=exact',
  'resolution=merge-duplicates',
]

/** Reads the `Prefer` and `Accept` headers of a request. */
export function parsePreferences(headers: Headers): Preferences {
  const preferences = (headers.get('prefer') ?? '').split(',').map((preference) => preference.trim())
  const unsupported = preferences.find((preference) => !supported.includes(preference))
  if (unsupported) throw notSupported(`"Prefer: ${unsupported}"`)
  if (headers.has('range')) throw notSupported('the header "Range"')
  const accept = headers.get('accept') ?? ''
  if (/text\/csv|pgrst\.plan|geo\+json|nulls=stripped|octet-stream/.test(accept)) {
    throw notSupported(`"Accept: ${accept}"`)
  }
  return {
    representation: preferences.includes('return=representation'),
    countExact: preferences.includes('count=exact'),
    merge: preferences.includes('resolution=merge-duplicates'),
    single: accept.includes('application/vnd.pgrst.object'),
  }
}
