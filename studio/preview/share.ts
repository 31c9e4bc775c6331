import { addressOf, isAddressedType } from '@tidewright/schemas/addresses.ts'
import { defaultLocale } from '@tidewright/schemas/locales.ts'
import { type Figures, readText } from '../inputs/figures.ts'

/** How a page presents itself outside the site. */
export type Share = {
  /** As in the browser's tab and in search results. */
  title: string
  /** Without the name of the site: on the picture and on cards. */
  ownTitle: string
  description: string
  /** The whole address, or null before the page has one. */
  address: string | null
  noindex: boolean
}

/** About what search engines show before they cut, in characters. */
export const titleLimit = 60
export const descriptionLimit = 160

/** The site falls back to the page's own title and summary in the same way: `schemas/objects/seo.groq.ts`. */
export function shareOf(document: Record<string, unknown>, figures: Figures, site: string): Share {
  const seo = objectOf(document.seo)
  const ownTitle = readText(textOf(seo.title) || textOf(document.title), figures)
  const slug = textOf(objectOf(document.slug).current)
  const type = textOf(document._type)
  const language = textOf(document.language) || defaultLocale
  const path = slug && isAddressedType(type) ? addressOf(type, language, slug) : null
  return {
    ownTitle,
    title: `${ownTitle || 'Untitled'} · Tidewright`,
    description: readText(textOf(seo.description) || textOf(document.summary), figures),
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
    advice.push('Search engines are told to leave this page out: “Keep out of search engines” is on.')
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

/** A title in the lines of the share picture and their size in pixels; what does not fit ends in “…”. */
export function linesOf(title: string): { lines: string[]; size: number } {
  const [size, perLine] = title.length > 70 ? [62, 32] : title.length > 40 ? [74, 27] : [88, 22]
  const lines: string[] = []
  for (const word of title.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= perLine) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  if (lines.length <= 4) return { lines, size }
  return { lines: [...lines.slice(0, 3), `${lines[3]?.replace(/\W+$/, '')} …`], size }
}
