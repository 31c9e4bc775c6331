import 'server-only'
import { defaultLocale, type LocaleId } from '@tidewright/contracts/locales.ts'
import { readRows } from '@/backend/cached-rows.ts'
import { callTimeout, createBackendClient } from '@/backend/client.ts'
import { listGuides, listResources, listWebinars } from '@/backend/downloads.ts'
import { env } from '@/env.ts'
import { rowAnchor } from './row-parts.tsx'

/** The rows of the database in a locale, by the type of the section that shows them. Recorded webinars have a `slug`. */
export async function searchRows(locale: LocaleId) {
  const [resources, guides, webinars] = await readAll(locale)
  return { downloadList: toRows(resources), guideList: toRows(guides), webinarList: toRows(webinars) }
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

type Item = {
  id: string
  type?: string
  title: string
  description: string
  slug?: string | null
  isTranslated?: boolean
}

function toRows(items: readonly Item[] | null) {
  return (items ?? []).map(({ id, type, title, description, slug, isTranslated }) => ({
    anchor: rowAnchor(id),
    type,
    title,
    description,
    slug,
    isTranslated,
  }))
}

/** Writes the published downloads, guides and webinars to their rows. Returns whether that succeeded. */
export async function syncDownloads(): Promise<boolean> {
  const { error } = await createBackendClient().functions.invoke('sync-downloads', {
    body: {},
    headers: { 'x-site-secret': env.SITE_SECRET },
    signal: AbortSignal.timeout(callTimeout),
  })
  if (error)
    console.warn(`Downloads were not written to the database; the reconciler tries again. ${error.message}`)
  return !error
}
