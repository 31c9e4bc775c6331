/** Campaign parameters. All others are removed: they may contain what a visitor typed. */
const campaign = /^utm_[a-z]+$/

/** The part of a URL that may be reported: the page and its campaign. */
export function measuredUrl(href: string): string {
  const { origin, pathname, searchParams } = new URL(href)
  const campaignParams = new URLSearchParams([...searchParams].filter(([name]) => campaign.test(name)))
  return `${origin}${pathname}${campaignParams.size > 0 ? `?${campaignParams}` : ''}`
}

/** Marks the document: a script that ran can't be unloaded, so that no URL with private parts may appear in it. */
export function markMeasured(): void {
  document.documentElement.dataset.measured = ''
}

export function isMeasured(): boolean {
  return document.documentElement.dataset.measured !== undefined
}

/**
 * Whether third-party scripts may run on a URL: not if an email link identifies its recipient, or it has what a visitor
 * searched for or answered in the assessment (in the fragment), since scripts read URLs themselves.
 */
export function isMeasurable(href: string): boolean {
  const { searchParams, hash } = new URL(href)
  return !hash.includes('=') && !['email', 'token', 'back', 'q'].some((name) => searchParams.has(name))
}
