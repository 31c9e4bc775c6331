import { defaultLocale, isLocaleId } from '@tidewright/contracts/locales.ts'
import { isForEverythingBelow } from '@tidewright/contracts/redirect-paths.ts'
import { safeWebUrl } from '@tidewright/contracts/safe-url.ts'
import { isReservedPath } from '@tidewright/schemas/validation/paths/page-slug.ts'
import { siteProblem } from '@tidewright/schemas/validation/paths/redirect-rules.ts'
import { redirectSource, sourceProblem } from '@tidewright/schemas/validation/paths/redirect-source.ts'
import Papa from 'papaparse'
import { documentPath, type RoutableDocument } from './slug-change.ts'

export type SiteUrls = {
  /** Published documents. */
  pages: readonly RoutableDocument[]
  /** Published redirects. */
  redirects: readonly { _id: string; from: string }[]
}

type Link =
  | { _type: 'link'; kind: 'page'; target: { _type: 'reference'; _ref: string } }
  | { _type: 'link'; kind: 'url'; url: string }

/** What a line of the list becomes. */
type Outcome =
  | { kind: 'problem'; problem: string }
  | { kind: 'new' | 'replaces'; to: Link | null; permanent: boolean }

/** A line of the list. `text` is the line as it was written, `target` its new URL or what happens instead. */
export type ImportLine = { line: number; text: string; from: string; target: string; outcome: Outcome }

/**
 * Reads a list of redirects: an old URL, a new URL and, if it isn't permanent, a status or word on each line, separated
 * by commas, semicolons, tabs or spaces. A line of headings may come first. `siteUrl` is the site's base URL.
 */
export function planRedirects(text: string, { pages, redirects }: SiteUrls, siteUrl: string): ImportLine[] {
  const byPath = new Map(pages.map((page) => [documentPath(page), page._id]))
  const existing = new Set(redirects.map(({ from }) => from))
  const lines = new Map<string, number>()
  return rowsOf(text).map(({ line, cells }) => {
    const [old = '', ...others] = cells
    const word = others.find((cell) => Object.hasOwn(statuses, cell.toLowerCase()))?.toLowerCase()
    const status = word === undefined ? 'permanent' : statuses[word]
    const target = others.find((cell) => cell.toLowerCase() !== word) ?? ''
    const from = redirectSource(old, siteUrl)
    const earlier = lines.get(from)
    lines.set(from, earlier ?? line)
    const isGone = status === 'gone'
    const to = isGone ? null : linkTo(target, { from, byPath, siteUrl })
    const taken = byPath.has(from) ? 'A page has this URL. Change the URL of the page first.' : null
    const repeated = earlier === undefined ? null : `Line ${earlier} has the same old URL.`
    const ofTarget = typeof to === 'string' ? to : null
    const problem = sourceProblem(from) ?? siteProblem(from) ?? taken ?? repeated ?? ofTarget
    const outcome: Outcome =
      problem !== null || typeof to === 'string'
        ? { kind: 'problem', problem: problem ?? '' }
        : { kind: existing.has(from) ? 'replaces' : 'new', to, permanent: status !== 'temporary' }
    return { line, text: cells.join('\t'), from, target: isGone ? 'Gone for good' : target, outcome }
  })
}

/** The documents that the lines without a problem become. Those of existing redirects keep their ids. */
export function documentsOf(lines: readonly ImportLine[], redirects: SiteUrls['redirects']) {
  const ids = new Map(redirects.map(({ _id, from }) => [from, _id]))
  return lines.flatMap(({ from, outcome }) => {
    if (outcome.kind === 'problem') return []
    const { to, permanent } = outcome
    const fields: { to?: Link; gone?: true; permanent: boolean } = to
      ? { to, permanent }
      : { gone: true, permanent }
    return [{ _id: ids.get(from) ?? `redirect-${crypto.randomUUID()}`, _type: 'redirect', from, ...fields }]
  })
}

/** What the third column, or the second one of what is gone, may say. */
const statuses: Record<string, 'permanent' | 'temporary' | 'gone'> = {
  '301': 'permanent',
  '308': 'permanent',
  permanent: 'permanent',
  '302': 'temporary',
  '307': 'temporary',
  temporary: 'temporary',
  '410': 'gone',
  gone: 'gone',
}

function rowsOf(text: string): { line: number; cells: string[] }[] {
  const delimiter = delimiterOf(text)
  const list = delimiter === ' ' ? text.replaceAll(/ +/g, ' ') : text
  const { data } = Papa.parse<string[]>(list.replace(/^\ufeff/, ''), { delimiter })
  const rows = data.map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }))
  const filled = rows.filter(({ cells }) => cells.some(Boolean))
  const [first] = filled
  return first?.cells.some((cell) => cell.includes('/')) ? filled : filled.slice(1)
}

function delimiterOf(text: string): string {
  return ['\t', ';', ','].find((mark) => text.includes(mark)) ?? ' '
}

type TargetOptions = { from: string; byPath: ReadonlyMap<string | null, string>; siteUrl: string }

/** The link to a new URL, or what is wrong with it. */
function linkTo(target: string, { from, byPath, siteUrl }: TargetOptions): Link | string {
  if (target === '') return 'Add the new URL, or 410 if the page is gone for good.'
  const path = redirectSource(target, siteUrl)
  const scheme = /^[a-z][a-z+.-]*:/i
  if (scheme.test(path) || (scheme.test(target) && !/^https?:/i.test(target))) {
    const url = safeWebUrl(target)
    return url ? { _type: 'link', kind: 'url', url } : `${target} is not the URL of a page or website.`
  }
  if (path === from) return 'The old and the new URL are the same.'
  const page = byPath.get(path)
  if (page && !/[?#]/.test(target))
    return { _type: 'link', kind: 'page', target: { _type: 'reference', _ref: page } }
  const [first = '', ...rest] = path.split('/').slice(1)
  const isOfSite = isReservedPath(
    (isLocaleId(first) && first !== defaultLocale ? rest : [first, ...rest]).join('/'),
  )
  const isKept = isForEverythingBelow(path) && isForEverythingBelow(from)
  if (!page && !isOfSite && !isKept)
    return `No published page has the URL ${path}. Check it, or publish the page first.`
  const url = new URL(path, siteUrl)
  url.search = /\?([^#]*)/.exec(target)?.[1] ?? ''
  url.hash = target.split('#')[1] ?? ''
  return { _type: 'link', kind: 'url', url: url.href }
}
