import { defaultLocale } from '@tidewright/contracts/locales.ts'
import { isRoutableType, localePath, publicPath, routableTypes } from '@tidewright/contracts/public-path.ts'
import { translatedTypes } from '@tidewright/schemas/registry.ts'

/** A document in the result of `usageQuery`. */
export type Used = {
  _id: string
  _type: string
  title: string | null
  language: string | null
  slug: string | null
  /** Only of a weekly playbook. */
  week?: number | null
  /** The documents that use it; not queried for documents with their own page. */
  users: Used[] | null
}

export type PageLink = { title: string; path: string }

const fields = `"_id": select(
    _id in path("drafts.**") => string::split(_id, "drafts.")[1],
    _id in path("versions.**") => array::join(string::split(_id, ".")[2..-1], "."),
    _id), _type, language,
  "slug": slug.current, week, "title": coalesce(title, name, question, heading, subject, company, from)`

const ends = [...routableTypes, 'navigation', 'redirect']

const usersOf = (inner: string) =>
  `"users": select(_type in $ends => [], *[_type in $types && references(^._id)]{ ${fields}, ${inner} })`

/** A document and its users, up to three levels: an industry is used by a case study, which a page shows. */
export const usageQuery = {
  fetch: `*[_id == $id][0]{ ${fields}, "users": *[_type in $types && references(^._id)]{ ${fields},
    ${usersOf(usersOf('"users": []'))} } }`,
  listen: '*[_type in $types]',
  tag: 'used-on',
}

export function usageParams(id: string) {
  return { id, ends, types: [...translatedTypes, 'redirect'] }
}

/** The path of a document's own page, or null. */
export function sitePath({ _type, language, slug }: Used): string | null {
  if (!isRoutableType(_type) || !slug) return null
  return publicPath(_type, language ?? defaultLocale, slug)
}

/** Types that appear on pages without being referenced, with a page that shows them. */
const shownAt: Record<string, { title: string; path: string } | undefined> = {
  playbook: { title: 'Weekly playbooks', path: '/weeklyplaybooks' },
  siteSettings: { title: 'Home', path: '/' },
  navigation: { title: 'Home', path: '/' },
  uiStrings: { title: 'Home', path: '/' },
  assessment: { title: 'Assessment', path: '/assessment' },
  starterGuide: { title: 'Resources', path: '/resources' },
  download: { title: 'Resources', path: '/resources' },
  industryGuide: { title: 'Resources', path: '/resources' },
  webinar: { title: 'Resources', path: '/resources' },
}

/** The pages that show a document, each once: its own, or those of its users. */
export function pageLinks(document: Used): PageLink[] {
  const links = new Map<string, PageLink>()
  collect(document, links)
  return [...links.values()]
}

function collect(document: Used, links: Map<string, PageLink>): void {
  const path = sitePath(document)
  if (path) links.set(path, { path, title: document.title || 'Untitled' })
  const fixed = shownAt[document._type]
  if (fixed) {
    const tab = document.week ? `?week=${document.week}` : ''
    const fixedPath = localePath(document.language ?? defaultLocale, fixed.path) + tab
    links.set(fixedPath, { title: fixed.title, path: fixedPath })
  }
  if (path || fixed) return
  for (const user of document.users ?? []) collect(user, links)
}
