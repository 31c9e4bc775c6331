import { defaultLocale, type LocaleId } from '@tidewright/contracts/locales.ts'
import { publicPath } from '@tidewright/contracts/public-path.ts'
import { readRows } from '@/backend/cached-rows.ts'
import { listGuides, listResources, listWebinars, type Webinar } from '@/backend/downloads.ts'
import { rowAnchor } from './rows.tsx'

/**
 * The rows of the database in a locale, by the type of the section that shows them. `path` is that of the page of a
 * recorded webinar.
 */
export async function searchRows(locale: LocaleId) {
  const [resources, guides, webinars] = await readAll(locale)
  return {
    downloadList: toRows(resources),
    guideList: toRows(guides),
    webinarList: toWebinarRows(webinars, locale),
  }
}

/** Whether the lists show a revision of a published document. */
export async function isRowLive(id: string, rev: string): Promise<boolean> {
  const lists = await readAll(defaultLocale)
  return lists.some((items) => items?.some(({ revisions }) => revisions[id] === rev))
}

function readAll(locale: LocaleId) {
  return Promise.all([
    readRows('resources', locale, listResources),
    readRows('guides', locale, listGuides),
    readRows('webinars', locale, listWebinars),
  ])
}

function toRows(items: { id: string; title: string; description: string }[] | null) {
  return (items ?? []).map(({ id, title, description }) => ({ anchor: rowAnchor(id), title, description }))
}

function toWebinarRows(webinars: Webinar[] | null, locale: LocaleId) {
  return (webinars ?? []).flatMap((webinar) =>
    toRows([webinar]).map((row) => ({
      ...row,
      path: webinar.slug && publicPath('webinar', locale, webinar.slug),
    })),
  )
}
