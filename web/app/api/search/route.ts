import { isLocaleId, type LocaleId } from '@tidewright/contracts/locales.ts'
import { getTranslations } from 'next-intl/server'
import { readSearchParameters } from '@/content/search/search-parameters.ts'
import { searchSite } from '@/content/search/search-site.ts'
import type { Suggestions } from '@/features/search/draw-suggestions.ts'
import type { SearchHit } from '@/search/search-types.ts'
import { kindLabels } from '@/views/search/kind-labels.ts'

const maxSuggestions = 6
const headers = { 'cache-control': 'private, max-age=30' }

/** Suggestions while a visitor types: `?q=` and `&locale=`, the best results by kind. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const { query } = readSearchParameters({ q: searchParams.get('q') ?? '' })
  const locale = searchParams.get('locale')
  if (!isLocaleId(locale)) return Response.json({ error: 'Send a locale.' }, { status: 400 })
  const asked = { locale, query, kind: null, page: 1, perPage: maxSuggestions, excerptLength: 0 }
  const result = query ? await searchSite(asked) : { count: 0, hits: [] }
  if (!result) return Response.json({ error: 'Search is unavailable.' }, { status: 503 })
  return Response.json(await suggestionsOf(locale, result), { headers })
}

async function suggestionsOf(
  locale: LocaleId,
  { count, hits }: { count: number; hits: SearchHit[] },
): Promise<Suggestions> {
  const [t, labels] = await Promise.all([
    getTranslations({ locale, namespace: 'search' }),
    kindLabels(locale),
  ])
  const groups = Object.entries(Object.groupBy(hits, ({ kind }) => kind)).flatMap(([, own]) => {
    const [first] = own
    if (!first) return []
    return { label: labels[first.kind], hits: own.map(({ path, title }) => ({ path, title })) }
  })
  const status = t('suggestionCount', { count: hits.length })
  return { count, label: t('suggestions'), status, groups }
}
