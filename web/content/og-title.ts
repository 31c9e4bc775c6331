import 'server-only'
import type { LocaleId } from '@tidewright/schemas/locales.ts'
import type { RoutableType } from '@tidewright/schemas/public-path.ts'
import { getInsight } from './insights.ts'
import { getPage, getServicePackage } from './pages.ts'

/** The words under which a published document is shared, null when there is none at the address. */
export async function getOgTitle(
  type: RoutableType,
  language: LocaleId,
  slug: string,
): Promise<{ title: string } | 'missing' | 'unavailable'> {
  const found = await find(type, language, slug)
  if (found.kind === 'unavailable') return 'unavailable'
  if (found.kind !== 'found' || found.contentLocale !== language || found.document._type !== type)
    return 'missing'
  return { title: found.document.seo.title }
}

function find(type: RoutableType, language: LocaleId, slug: string) {
  if (type === 'insight') return getInsight(language, slug)
  if (type === 'servicePackage') return getServicePackage(language, slug)
  return getPage(language, slug)
}
