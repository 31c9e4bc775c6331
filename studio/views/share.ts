import { type Figures, interpolate } from '@tidewright/contracts/figures.ts'
import { defaultLocale } from '@tidewright/contracts/locales.ts'
import { assetParts, cropOf, imageUrl } from '@tidewright/contracts/media/image-url.ts'
import { isRoutableType, publicPath } from '@tidewright/contracts/public-path.ts'
import { documentTitle, titleWithoutBrand } from '@tidewright/contracts/titles.ts'
import { descriptionLimit, titleLimit } from '@tidewright/schemas/objects/seo.schema.ts'

/** How a page appears in search results and when shared. */
export type Share = {
  /** The title in search results and in the browser tab. */
  title: string
  /** The title without the company name, which images and cards show separately. */
  ownTitle: string
  company: string
  description: string
  /** The absolute URL, or null without a slug. */
  url: string | null
  noindex: boolean
  /** Where the text was first published, if not here. */
  canonical: string
  /** The path of the share picture, cropped as on the site; empty for the generated one. */
  picturePath: string
}

/** Applies the same fallbacks as `schemas/objects/seo.groq.ts`. */
export function shareOf(document: Record<string, unknown>, figures: Figures, site: string): Share {
  const seo = objectOf(document.seo)
  const whole = interpolate(textOf(seo.title) || textOf(document.title) || textOf(document.name), figures)
  const company = figures.get('company') ?? ''
  const slug = textOf(objectOf(document.slug).current)
  const type = textOf(document._type)
  const language = textOf(document.language) || defaultLocale
  const path = slug && isRoutableType(type) ? publicPath(type, language, slug) : null
  return {
    company,
    ownTitle: titleWithoutBrand(whole, company),
    title: documentTitle(whole || 'Untitled', company),
    description: interpolate(
      textOf(seo.description) ||
        textOf(document.summary) ||
        textOf(document.bio) ||
        textOf(document.description),
      figures,
    ),
    url: path === null ? null : new URL(path, site).href.replace(/\/$/, ''),
    noindex: seo.noindex === true,
    canonical: textOf(seo.canonical),
    picturePath: picturePath(objectOf(seo.picture)),
  }
}

function picturePath({ asset, crop }: Record<string, unknown>): string {
  const id = textOf(objectOf(asset)._ref)
  const parts = assetParts(id)
  const sides = Object.entries(objectOf(crop)).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  )
  return parts ? imageUrl(id, 1280, cropOf(parts, Object.fromEntries(sides))) : ''
}

function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** Suggestions for improving how a page is found and shared, most important first. */
export function adviceOn(share: Share): string[] {
  const advice: string[] = []
  if (share.noindex)
    advice.push('Search engines won’t list this page, because “Hide from search engines” is on.')
  if (share.canonical)
    advice.push(`Search engines will list ${share.canonical} instead, because of “First published at”.`)
  if (!share.url) advice.push('The page has no URL yet.')
  if (!share.ownTitle) advice.push('The page has no title yet.')
  if (share.title.length > titleLimit) {
    advice.push(
      `The title is ${share.title.length} characters long; search engines cut it off after about ${titleLimit}.`,
    )
  }
  if (!share.description) {
    advice.push('There is no description, so search engines will pick a sentence from the page.')
  } else if (share.description.length > descriptionLimit) {
    advice.push(
      `The description is ${share.description.length} characters long; search engines cut it off after about ${descriptionLimit}.`,
    )
  }
  return advice
}
