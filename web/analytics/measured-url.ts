import { calculationParameters } from '@tidewright/contracts/roi.ts'

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

/** Of URLs that identify the recipient of an email, or have what a visitor searched for or told the calculator. */
const privateParameters = ['email', 'token', 'back', 'q', ...Object.values(calculationParameters)]

/**
 * Whether third-party scripts may run on a URL: not if it has a private parameter, or answers of the assessment in its
 * fragment, since scripts read URLs themselves.
 */
export function isMeasurable(href: string): boolean {
  const { searchParams, hash } = new URL(href)
  return !hash.includes('=') && !privateParameters.some((name) => searchParams.has(name))
}
