import { createHash } from 'node:crypto'
import { type FigureSettings, settingsPlaceholders } from '@tidewright/contracts/figures.ts'
import { isLocaleId } from '@tidewright/contracts/locales.ts'
import { documentAnchor, isRoutableType, publicPath } from '@tidewright/contracts/public-path.ts'
import { z } from 'zod'
import type { ResultKind, SearchEntry } from '../../search/search-types.ts'
import { pageText } from './page-text.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
const common = {
  _id: z.string(),
  _type: z.string(),
  _rev: z.string(),
  language: z.string(),
  title: text,
  summary: text,
  slug: z.string(),
  seoTitle: text,
  seoDescription: text,
}
/** The parts of pages that are results of their own. */
const part = z.object({ _id: z.string() }).loose()
const section = z
  .object({
    _type: z.string(),
    faqs: z.array(part).optional(),
    roles: z.array(part).optional(),
  })
  .loose()
export const searchedPages = z.array(z.object({ ...common, sections: z.array(section) }).loose())
export const searchedArticles = z.array(z.object({ ...common, publishedAt: text, category: text }).loose())

type SearchedPage = z.infer<typeof searchedPages>[number]

const kindOf: Record<string, ResultKind> = {
  servicePackage: 'service',
  caseStudy: 'caseStudy',
  teamMember: 'person',
  webinar: 'download',
}

/** The entries of pages, and of the questions and roles that they show. */
export function entriesOfPages(pages: z.infer<typeof searchedPages>): SearchEntry[] {
  const entries = pages.flatMap((page) => entryOfPage(page) ?? [])
  const shown = new Set<string>()
  // The home page shows a choice of what other pages have in full.
  const homeLast = pages.toSorted((a, b) => Number(a.slug === '/') - Number(b.slug === '/'))
  for (const page of homeLast) {
    for (const entry of partsOf(page)) {
      if (shown.has(entry.id)) continue
      shown.add(entry.id)
      entries.push(entry)
    }
  }
  return entries.map((entry) => ({ ...entry, rev: hashOf(entry) }))
}

/** A page shows other documents, so its own revision doesn’t say whether its entry changed. */
function hashOf(entry: SearchEntry): string {
  return sha1(entry)
}

/** Changes with what the placeholders in a text stand for; `counts` is null for a text that quotes none of them. */
export function fingerprintOf(settings: FigureSettings | null, counts: FigureSettings['counts']): string {
  return sha1([settings?.figures, settingsPlaceholders.map((key) => settings?.[key]), counts]).slice(0, 8)
}

function sha1(value: unknown): string {
  return createHash('sha1').update(JSON.stringify(value)).digest('base64url')
}

/** What changes when an article has to be read again. */
export function articleRevision(
  { _rev, category }: { _rev: string; category: string },
  fingerprint: string,
): string {
  return [_rev, fingerprint, category].join('.')
}

export function entriesOfArticles(
  articles: z.infer<typeof searchedArticles>,
  fingerprint: string,
): SearchEntry[] {
  return articles.flatMap((article) => {
    const { _id, _rev, title, seoTitle, seoDescription, summary, slug, publishedAt, category } = article
    const path = pathOf(article)
    if (!path) return []
    const { headings, body } = pageText({ body: article.body, blocks: article.blocks })
    return {
      id: _id,
      rev: articleRevision({ _rev, category }, fingerprint),
      kind: 'article' as const,
      path,
      title,
      names: [seoTitle, slugWords(slug)].filter(Boolean),
      description: summary || seoDescription,
      headings: [category, headings].filter(Boolean).join(' '),
      body,
      date: Date.parse(publishedAt) || 0,
    }
  })
}

function entryOfPage(page: SearchedPage): SearchEntry | null {
  const { _id, _type, title, seoTitle, seoDescription, summary, slug, language, sections, ...own } = page
  const path = pathOf(page)
  if (!path) return null
  return {
    id: _id,
    rev: '',
    kind: kindOf[_type] ?? 'page',
    path,
    title: _type === 'page' && seoTitle ? seoTitle : title,
    names: [title, seoTitle, slugWords(slug)].filter(Boolean),
    description: seoDescription || summary,
    ...pageText({ ...own, summary, sections }),
    date: 0,
  }
}

function partsOf(page: SearchedPage): SearchEntry[] {
  const path = pathOf(page)
  if (!path) return []
  return page.sections.flatMap(({ faqs = [], roles = [] }) => [
    ...faqs.map((faq) => partOf('question', path, faq, { title: faq.question, description: faq.answer })),
    ...roles.map((role) => partOf('role', path, role, { title: role.title, description: role.summary })),
  ])
}

/** A row of the database. `slug` is that of its own page, if it has one: the English one if it isn't translated. */
type SearchRow = {
  anchor: string
  /** Of a download: “Excel Template”. */
  type?: string
  title: string
  description: string
  slug?: string | null
  isTranslated?: boolean
}
/** Rows of the database, by the type of the section that shows them. */
export type SearchRows = Record<string, readonly SearchRow[]>

/**
 * The entries of what the database lists on these pages: downloads, guides and webinars. A webinar with a page is found
 * as that, or not at all if an editor took it out of the search. One that isn't translated is listed in English, so it
 * is found, at its page, if its slug is among the `englishSlugs` of those that can be.
 */
export function entriesOfRows(
  pages: z.infer<typeof searchedPages>,
  rows: SearchRows,
  englishSlugs: readonly string[] = [],
): SearchEntry[] {
  return Object.entries(rows).flatMap(([type, own]) => {
    const page = pages.find(({ sections }) => sections.some(({ _type }) => _type === type))
    const path = page && pathOf(page)
    if (!path) return []
    const isShown = ({ slug, isTranslated }: SearchRow) =>
      !slug || (!isTranslated && englishSlugs.includes(slug))
    return own.filter(isShown).map(({ anchor, type = '', title, description, slug }) => {
      const texts = { title, names: [], description, headings: type, body: '' }
      const entry = {
        id: anchor,
        rev: '',
        kind: 'download' as const,
        path: (slug && pathOf({ ...page, _type: 'webinar', slug })) || `${path}#${anchor}`,
        ...texts,
        date: 0,
      }
      return { ...entry, rev: hashOf(entry) }
    })
  })
}

type PartTexts = { title: unknown; names?: unknown[]; description: unknown }

function partOf(
  kind: ResultKind,
  path: string,
  { _id, _type, ...own }: z.infer<typeof part>,
  { title, names = [], description }: PartTexts,
): SearchEntry {
  const texts = { title: String(title), names: names.map(String), description: String(description) }
  // Title and description are shown as such.
  const shown = [title, ...names, description]
  const rest = Object.fromEntries(Object.entries(own).filter(([, value]) => !shown.includes(value)))
  return {
    id: _id,
    rev: '',
    kind,
    path: `${path}#${documentAnchor(_id)}`,
    ...texts,
    ...pageText(rest),
    date: 0,
  }
}

function slugWords(slug: string): string {
  return slug.replaceAll(/[-/]+/g, ' ').trim()
}

function pathOf({ _type, language, slug }: { _type: string; language: string; slug: string }): string | null {
  return isRoutableType(_type) && isLocaleId(language) ? publicPath(_type, language, slug) : null
}
