import { safeWebUrl } from '@tidewright/contracts/links.ts'
import { defaultLocale, isLocaleId } from '@tidewright/contracts/locales.ts'
import { isForEverythingBelow } from '@tidewright/contracts/redirect-paths.ts'
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

/** What importing a line does. */
type Outcome =
  | { kind: 'headings' }
  | { kind: 'problem'; problem: string }
  | { kind: 'new' | 'replaces'; to: Link | null; permanent: boolean }

/** A line of the list. `text` is the line with the list's own separators, `target` its new URL or what happens instead. */
export type ImportLine = { line: number; text: string; from: string; target: string; outcome: Outcome }

/**
 * Reads a list of redirects: an old URL, a new URL and, if it isn't permanent, a status or word on each line, separated
 * by commas, semicolons, tabs or spaces. A line of headings may come first. Apache's `Redirect` lines can be imported,
 * too, but without the URLs below theirs. `siteUrl` is the site's base URL.
 */
export function planRedirects(text: string, { pages, redirects }: SiteUrls, siteUrl: string): ImportLine[] {
  const byPath = new Map(pages.map((page) => [documentPath(page), page._id]))
  const existing = new Set(redirects.map(({ from }) => from.toLowerCase()))
  const lines = new Map<string, number>()
  const { rows, delimiter } = rowsOf(text)
  return rows.map(({ line, cells }, index) => {
    const [old = '', ...others] = cells
    const written = Papa.unparse([cells], { delimiter })
    if (index === 0 && isHeadings(rows.map((row) => row.cells)))
      return { line, text: written, from: old, target: others[0] ?? '', outcome: { kind: 'headings' } }
    const word = others.find((cell) => statusOf(cell) !== undefined)
    const status = word === undefined ? 'permanent' : statusOf(word)
    const target = others.find((cell) => cell !== word) ?? ''
    const from = redirectSource(old, siteUrl)
    // Capitals make no difference to visitors.
    const key = from.toLowerCase()
    const earlier = lines.get(key)
    lines.set(key, earlier ?? line)
    const isGone = status === 'gone'
    const to = isGone ? null : linkTo(target, { from, byPath, siteUrl })
    const taken = byPath.has(key) ? 'A page has this URL. Change the URL of the page first.' : null
    const repeated = earlier === undefined ? null : `Line ${earlier} has the same old URL.`
    const ofTarget = typeof to === 'string' ? to : null
    const problem =
      lineProblem(old, status) ?? sourceProblem(from) ?? siteProblem(from) ?? taken ?? repeated ?? ofTarget
    const outcome: Outcome =
      problem !== null || typeof to === 'string'
        ? { kind: 'problem', problem: problem ?? '' }
        : { kind: existing.has(key) ? 'replaces' : 'new', to, permanent: status !== 'temporary' }
    return { line, text: written, from, target: isGone ? 'Gone for good' : target, outcome }
  })
}

/** The redirects to write, for all lines without a problem. Existing redirects keep their ids. */
export function documentsOf(lines: readonly ImportLine[], redirects: SiteUrls['redirects']) {
  const ids = new Map(redirects.map(({ _id, from }) => [from.toLowerCase(), _id]))
  return lines.flatMap(({ from, outcome }) => {
    if (outcome.kind === 'problem' || outcome.kind === 'headings') return []
    const { to, permanent } = outcome
    const fields: { to?: Link; gone?: true; permanent: boolean } = to
      ? { to, permanent }
      : { gone: true, permanent }
    return [
      {
        _id: ids.get(from.toLowerCase()) ?? `redirect-${crypto.randomUUID()}`,
        _type: 'redirect',
        from,
        ...fields,
      },
    ]
  })
}

/** What is wrong with a line apart from its URLs; null if nothing. */
function lineProblem(old: string, status: Status | undefined): string | null {
  if (/^(?:redirectmatch|rewrite(?:rule|cond|engine|base)|[#<].*)$/i.test(old))
    return 'Only Redirect lines of a server can be imported. Enter the old and the new URL instead.'
  return status === 'unknown' ? 'This isn’t the status of a redirect. Use 301, 302 or 410.' : null
}

type Status = 'permanent' | 'temporary' | 'gone' | 'unknown'

/** The status in a cell such as `302`, `410 Gone` or `temporary`; undefined if it has none. */
function statusOf(cell: string): Status | undefined {
  const [word = ''] = /^\d{3}(?=\s|$)|^.*$/.exec(cell.toLowerCase()) ?? []
  return Object.hasOwn(statuses, word) ? statuses[word] : /^\d{3}$/.test(word) ? 'unknown' : undefined
}

/** The values of the status column, which is the second one for a URL that is gone. */
const statuses: Record<string, Status> = {
  '301': 'permanent',
  '308': 'permanent',
  permanent: 'permanent',
  '302': 'temporary',
  '303': 'temporary',
  '307': 'temporary',
  seeother: 'temporary',
  temporary: 'temporary',
  temp: 'temporary',
  '410': 'gone',
  gone: 'gone',
}

function rowsOf(text: string): { rows: { line: number; cells: string[] }[]; delimiter: string } {
  const list = text.replace(/^\ufeff/, '').replaceAll(apacheLine, (_line, kind, status, from, to) => {
    const written = kind ?? status ?? 'temporary'
    return [from, to, written].filter(Boolean).join(' ')
  })
  const delimiter = delimiterOf(list)
  const { data } = Papa.parse<string[]>(
    delimiter === ' ' ? list.replaceAll(/^[^\S\n]+|[^\S\n]+(?=\S)/gm, ' ').replaceAll(/^ /gm, '') : list,
    {
      delimiter,
    },
  )
  const rows = data.map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }))
  return { rows: rows.filter(({ cells }) => cells.some(Boolean)), delimiter }
}

/** `Redirect 301 /old /new` and its short forms. Without a status, Apache redirects temporarily. */
const apacheLine =
  /^[ \t]*Redirect(permanent|temp)?[ \t]+(?:(permanent|temp|seeother|gone|\d{3})[ \t]+)?(\/\S*|https?:\S+)(?:[ \t]+(\S+))?[ \t]*$/gim

/** The separator of the cells. It is a space if most lines are two URLs or a URL and a status: URLs may have commas. */
function delimiterOf(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const spaced = lines.filter((line) => urlsWithSpace.test(line) || urlAndWord.test(line)).length
  if (spaced * 2 > lines.length) return ' '
  const marks = ['\t', ';', ','].map((mark) => ({
    mark,
    count: lines.filter((line) => line.includes(mark)).length,
  }))
  const [most] = marks.toSorted((a, b) => b.count - a.count)
  return most && most.count > 0 ? most.mark : ' '
}

/** Two URLs and perhaps a status. A comma or semicolon separates cells if a URL or another of them follows. */
const urlsWithSpace = /^ *(?!\S*[,;](?:[,;/]|https?:))\S*[^\s,;] +(?:\/|https?:)\S*(?: +\w+)? *$/i
const urlAndWord = /^ *[^\s,;]+ +\w+ *$/

/** Whether the first line has the column names: no URL and no status of a redirect, while the next line has a URL. */
function isHeadings([first = [], second = []]: readonly (readonly string[])[]): boolean {
  const isUrl = (cell: string) => cell.includes('/')
  const isRedirect = first.filter(Boolean).length <= 2 && first.some((cell) => statusOf(cell) !== undefined)
  return !isRedirect && !first.some(isUrl) && second.some(isUrl)
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
