import type { countedTables } from '@tidewright/schemas/forms/download.ts'
import type { FormResult } from '@tidewright/schemas/forms/form-result.ts'
import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { callTimeout, createBackendClient } from './client.ts'
import { invokeForm } from './invoke-form.ts'
import { translated, translatedFile } from './translated.ts'

export type CountedTable = (typeof countedTables)[number]

/** A file that visitors may download, in the words of a locale. */
export type Download = {
  id: string
  table: CountedTable
  title: string
  description: string
  /** What it is, for example `guide`; empty for the industry guides. */
  type: string
  icon: string
  /** Null while there is no file yet. */
  fileUrl: string | null
}

export type Webinar = { id: string; title: string; description: string; duration: string }

export type ListResult<Item> = { status: 'listed'; items: Item[] } | { status: 'unavailable' }

/*
 * The columns that the spec names (section 3), in the order of its reads (section 7). Whoever imports this does so on first
 * use: it brings supabase-js.
 */

export async function listResources(locale: LocaleId): Promise<ListResult<Download>> {
  return toList(
    await createBackendClient()
      .from('downloadable_resources')
      .select('id, title, description, resource_type, icon_name, file_url, translations')
      .eq('is_active', true)
      .order('created_at', { ascending: true })
      .abortSignal(AbortSignal.timeout(callTimeout)),
    (row) => ({
      id: row.id,
      table: 'downloadable_resources' as const,
      title: translated(row, 'title', locale),
      description: translated(row, 'description', locale),
      type: row.resource_type,
      icon: row.icon_name,
      fileUrl: translatedFile(row, locale),
    }),
  )
}

export async function listGuides(locale: LocaleId): Promise<ListResult<Download>> {
  return toList(
    await createBackendClient()
      .from('industry_guides')
      .select('id, industry_name, processes_description, file_url, translations')
      .eq('is_active', true)
      .order('created_at', { ascending: true })
      .abortSignal(AbortSignal.timeout(callTimeout)),
    (row) => ({
      id: row.id,
      table: 'industry_guides' as const,
      title: translated(row, 'industry_name', locale),
      description: translated(row, 'processes_description', locale),
      type: '',
      icon: 'BookOpen',
      fileUrl: translatedFile(row, locale),
    }),
  )
}

export async function listWebinars(locale: LocaleId): Promise<ListResult<Webinar>> {
  return toList(
    await createBackendClient()
      .from('webinars')
      .select('id, title, description, duration, translations')
      .eq('is_available', true)
      .order('created_at', { ascending: true })
      .abortSignal(AbortSignal.timeout(callTimeout)),
    (row) => ({
      id: row.id,
      title: translated(row, 'title', locale),
      description: translated(row, 'description', locale),
      duration: row.duration,
    }),
  )
}

/**
 * The active resource of an English title with its file in a locale, null when there is none.
 * @throws when the database does not answer.
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
    .abortSignal(AbortSignal.timeout(callTimeout))
    .maybeSingle()
  if (error) throw new Error('The database did not answer.', { cause: error.code })
  return data && { id: data.id, fileUrl: translatedFile(data, locale) }
}

/** Counts a download. What goes wrong is for the log alone: nobody waits for a number. */
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
