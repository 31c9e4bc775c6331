import { notSupported } from '../backend-error.ts'

export type Preferences = {
  representation: boolean
  countExact: boolean
  resolution: 'merge' | 'ignore' | null
  /** One JSON object instead of an array: `.single()`. */
  single: boolean
}

const hostedOnly =
  /^(return=headers-only|count=(planned|estimated)|missing=default|handling=strict|max-affected=|timezone=|tx=)/

/** Reads the `Prefer` and `Accept` headers of a request. */
export function parsePreferences(headers: Headers): Preferences {
  const preferences = (headers.get('prefer') ?? '').split(',').map((preference) => preference.trim())
  const unsupported = preferences.find((preference) => hostedOnly.test(preference))
  if (unsupported) throw notSupported(`"Prefer: ${unsupported}"`)
  if (headers.has('range')) throw notSupported('the header "Range"')
  const accept = headers.get('accept') ?? ''
  if (/text\/csv|pgrst\.plan|geo\+json|nulls=stripped|octet-stream/.test(accept)) {
    throw notSupported(`"Accept: ${accept}"`)
  }
  return {
    representation: preferences.includes('return=representation'),
    countExact: preferences.includes('count=exact'),
    resolution: parseResolution(preferences),
    single: accept.includes('application/vnd.pgrst.object'),
  }
}

function parseResolution(preferences: string[]): Preferences['resolution'] {
  if (preferences.includes('resolution=merge-duplicates')) return 'merge'
  return preferences.includes('resolution=ignore-duplicates') ? 'ignore' : null
}
