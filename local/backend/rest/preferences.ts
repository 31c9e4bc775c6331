import { notSupported } from './rest-failure.ts'

export type Preferences = {
  representation: boolean
  countExact: boolean
  resolution: 'merge' | 'ignore' | null
  /** One JSON object instead of an array: `.single()`. */
  single: boolean
}

const hostedOnly =
  /^(return=headers-only|count=(planned|estimated)|missing=default|handling=strict|max-affected=|timezone=|tx=)/

/** What a request asks for in its `Prefer` and `Accept` headers. */
export function preferencesOf(headers: Headers): Preferences {
  const wishes = (headers.get('prefer') ?? '').split(',').map((wish) => wish.trim())
  const refused = wishes.find((wish) => hostedOnly.test(wish))
  if (refused) throw notSupported(`"Prefer: ${refused}"`)
  const accept = headers.get('accept') ?? ''
  if (/text\/csv|pgrst\.plan|geo\+json|nulls=stripped|octet-stream/.test(accept)) {
    throw notSupported(`"Accept: ${accept}"`)
  }
  return {
    representation: wishes.includes('return=representation'),
    countExact: wishes.includes('count=exact'),
    resolution: resolutionOf(wishes),
    single: accept.includes('application/vnd.pgrst.object'),
  }
}

function resolutionOf(wishes: string[]): Preferences['resolution'] {
  if (wishes.includes('resolution=merge-duplicates')) return 'merge'
  return wishes.includes('resolution=ignore-duplicates') ? 'ignore' : null
}
