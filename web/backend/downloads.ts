import type { countedTables } from '@tidewright/contracts/forms/download.ts'
import type { FormResult } from '@tidewright/contracts/forms/form-result.ts'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { callTimeout, createBackendClient } from './client.ts'
import { invokeForm } from './invoke-form.ts'
import { translated, translatedFile, translatedSlug } from './translated.ts'

export type CountedTable = (typeof countedTables)[number]

/** A download, with its texts in a locale. */
export type Download = {
  id: string
  table: CountedTable
  title: string
  description: string
  /** Its type, e.g. `guide`; empty for the industry guides. */
  type: string
  icon: string
  /** Null if there is no file yet. */
  fileUrl: string | null
  revisions: Revisions
}

export type Webinar = {
  id: string
  title: string
  description: string
  duration: string
  /** The slug of its page; null without a recording. */
  slug: string | null
  /** Whether its page is in the locale. */
  isTranslated: boolean
  revisions: Revisions
}

/** The revisions of the documents that a row shows, by their ids. */
type Revisions = Readonly<Record<string, unknown>>

export type ListResult<Item> = { status: 'listed'; items: Item[] } | { status: 'unavailable' }

/*
 * The columns in the spec (section 3), in the order of its reads (section 7) after the editors' own. Import this module on
 * first use: it loads supabase-js.
 */

export async function listResources(
  locale: LocaleId,
  timeoutMs = callTimeout,
): Promise<ListResult<Download>> {
  return toList(
    await createBackendClient()
      .from('downloadable_resources')
      .select('id, title, description, resource_type, icon_name, file_url, translations, revisions')
      .eq('is_active', true)
      .order('list_position')
      .order('created_at', { ascending: true })
      .abortSignal(AbortSignal.timeout(timeoutMs)),
    (row) => ({
      id: row.id,
      table: 'downloadable_resources' as const,
      title: translated(row, 'title', locale),
      description: translated(row, 'description', locale),
      type: row.resource_type,
      icon: row.icon_name,
      fileUrl: translatedFile(row, locale),
      revisions: Object(row.revisions),
    }),
  )
}

export async function listGuides(locale: LocaleId, timeoutMs = callTimeout): Promise<ListResult<Download>> {
  return toList(
    await createBackendClient()
      .from('industry_guides')
      .select('id, industry_name, processes_description, file_url, translations, revisions')
      .eq('is_active', true)
      .order('list_position')
      .order('created_at', { ascending: true })
      .abortSignal(AbortSignal.timeout(timeoutMs)),
    (row) => ({
      id: row.id,
      table: 'industry_guides' as const,
      title: translated(row, 'industry_name', locale),
      description: translated(row, 'processes_description', locale),
      type: '',
      icon: 'BookOpen',
      fileUrl: translatedFile(row, locale),
      revisions: Object(row.revisions),
    }),
  )
}

export async function listWebinars(locale: LocaleId, timeoutMs = callTimeout): Promise<ListResult<Webinar>> {
  return toList(
    await createBackendClient()
      .from('webinars')
      .select('id, title, description, duration, translations, revisions')
      .eq('is_available', true)
      .order('list_position')
      .order('created_at', { ascending: true })
      .abortSignal(AbortSignal.timeout(timeoutMs)),
    (row) => ({
      id: row.id,
      title: translated(row, 'title', locale),
      description: translated(row, 'description', locale),
      duration: row.duration,
      slug: translatedSlug(row, locale),
      isTranslated: Boolean(Object(Object(row.translations)[locale]).slug),
      revisions: Object(row.revisions),
    }),
  )
}

/**
 * The active resource with an English title and its file in a locale, or null.
 * @throws if the database doesn't respond.
 */
export async function findResource(
  title: string,
  locale: LocaleId,
): Promise<{ id: string; fileUrl: string | null } | null> {
  const { data, error } = await createBackendClient()
    .from('downloadable_resources')
    .select('id, file_url, translations')
    .eq('title', title)
    .eq('is_active', true)
    .order('created_at')
    .limit(1)
    .abortSignal(AbortSignal.timeout(callTimeout))
    .maybeSingle()
  if (error) throw new Error('The database did not respond.', { cause: error.code })
  return data && { id: data.id, fileUrl: translatedFile(data, locale) }
}

/** Counts a download. Errors are only logged: nobody waits for the count. */
export async function countDownload(id: string, table: CountedTable): Promise<void> {
  const { code } = await invokeForm('increment-download-count', { resource_id: id, table_name: table }).catch(
    (): FormResult => ({ code: 'unavailable' }),
  )
  if (code !== 'accepted') console.warn(`A download was not counted: ${code}`)
}

function toList<Row, Item>(
  { data, error }: { data: Row[] | null; error: unknown },
  toItem: (row: Row) => Item,
): ListResult<Item> {
  return error || !data ? { status: 'unavailable' } : { status: 'listed', items: data.map(toItem) }
}
