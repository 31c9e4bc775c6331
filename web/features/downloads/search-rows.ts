import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { readRows } from '@/backend/cached-rows.ts'
import { listGuides, listResources, listWebinars } from '@/backend/downloads.ts'
import { rowAnchor } from './rows.tsx'

/** The rows of the database in a locale, by the type of the section that shows them. */
export async function searchRows(locale: LocaleId) {
  const [resources, guides, webinars] = await Promise.all([
    readRows('resources', locale, listResources),
    readRows('guides', locale, listGuides),
    readRows('webinars', locale, listWebinars),
  ])
  return { downloadList: toRows(resources), guideList: toRows(guides), webinarList: toRows(webinars) }
}

function toRows(items: { id: string; title: string; description: string }[] | null) {
  return (items ?? []).map(({ id, title, description }) => ({ anchor: rowAnchor(id), title, description }))
}
