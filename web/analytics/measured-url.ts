/** The parameters by which a visitor came; all others stay here, for they may hold what a visitor typed. */
const campaign = /^utm_[a-z]+$/

/** What of an address may be told: where the page is and by which campaign it was reached. */
export function measuredUrl(href: string): string {
  const { origin, pathname, searchParams } = new URL(href)
  const kept = new URLSearchParams([...searchParams].filter(([name]) => campaign.test(name)))
  return `${origin}${pathname}${kept.size > 0 ? `?${kept}` : ''}`
}

/**
 * Whether scripts of others may run at an address: not where a link of a mail carries who it was for, since they read
 * addresses by themselves.
 */
export function isMeasurable(href: string): boolean {
  const { searchParams } = new URL(href)
  return !['email', 'token', 'back'].some((name) => searchParams.has(name))
}
