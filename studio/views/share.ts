import { type Figures, interpolate } from '@tidewright/schemas/figures.ts'
import { defaultLocale } from '@tidewright/schemas/locales.ts'
import { isRoutableType, publicPath } from '@tidewright/schemas/public-path.ts'
import { documentTitle, titleWithoutBrand } from '@tidewright/schemas/titles.ts'

/** How a page presents itself outside the site. */
export type Share = {
  /** As in the browser's tab and in search results. */
  title: string
  /** Without the company's name at its end: on the picture and on cards the name stands beside it. */
  ownTitle: string
  company: string
  description: string
  /** The whole address, or null before the page has one. */
  address: string | null
  noindex: boolean
}

/** About what search engines show before they cut, in characters. */
export const titleLimit = 60
export const descriptionLimit = 160

/** As `schemas/objects/seo.groq.ts` fills in what is empty. */
export function shareOf(document: Record<string, unknown>, figures: Figures, site: string): Share {
  const seo = objectOf(document.seo)
  const whole = interpolate(textOf(seo.title) || textOf(document.title), figures)
  const company = figures.get('company') ?? ''
  const slug = textOf(objectOf(document.slug).current)
  const type = textOf(document._type)
  const language = textOf(document.language) || defaultLocale
  const path = slug && isRoutableType(type) ? publicPath(type, language, slug) : null
  return {
    company,
    ownTitle: titleWithoutBrand(whole, company),
    title: documentTitle(whole || 'Untitled', company),
    description: interpolate(textOf(seo.description) || textOf(document.summary), figures),
    address: path === null ? null : new URL(path, site).href.replace(/\/$/, ''),
    noindex: seo.noindex === true,
  }
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** What should be done before a page is shared, in the order of its weight. */
export function adviceOn(share: Share): string[] {
  const advice: string[] = []
  if (share.noindex)
    advice.push('Search engines are told to leave this page out: “Hide from search engines” is on.')
  if (!share.address) advice.push('The page has no address yet.')
  if (!share.ownTitle) advice.push('The page has no title yet.')
  if (share.title.length > titleLimit) {
    advice.push(
      `The title is ${share.title.length} characters long; search engines cut after about ${titleLimit}.`,
    )
  }
  if (!share.description) {
    advice.push('There is no description: search engines will pick a sentence of the page themselves.')
  } else if (share.description.length > descriptionLimit) {
    advice.push(
      `The description is ${share.description.length} characters long; search engines cut after about ${descriptionLimit}.`,
    )
  }
  return advice
}

/** In pixels of the picture: large for a short title, small for a long one, so that four lines hold any. */
export function pictureTitleSize({ length }: string): number {
  if (length > 70) return 62
  return length > 40 ? 74 : 88
}
