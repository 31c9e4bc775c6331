import 'server-only'
import type { LocaleId } from '@tidewright/contracts/locales.ts'
import type { RoutableType } from '@tidewright/contracts/public-path.ts'
import { getRoutableDocument } from './routable-documents.ts'

type OgTitleResult = { status: 'found'; title: string } | { status: 'missing' } | { status: 'unavailable' }

/** The title of a published document in shared links. */
export async function getOgTitle(type: RoutableType, locale: LocaleId, slug: string): Promise<OgTitleResult> {
  const result = await getRoutableDocument(type, locale, slug)
  if (result.status === 'unavailable') return { status: 'unavailable' }
  if (result.status !== 'found' || result.contentLocale !== locale || result.document._type !== type)
    return { status: 'missing' }
  return { status: 'found', title: result.document.seo.title }
}
