import type { LocaleId } from '@tidewright/schemas/locales.ts'
import { searchPath } from '@tidewright/schemas/search-paths.ts'
import { after } from 'next/server'
import { getTranslations } from 'next-intl/server'
import type { SearchParameters } from '@/content/search/search-parameters.ts'
import { searchSite } from '@/content/search/search-site.ts'
import { countMiss } from '@/features/search/count-miss.ts'
import { pathsByLocale } from '@/i18n/paths.ts'
import type { SearchResult } from '@/search/search-types.ts'
import { SearchForm } from '@/ui/search-form.tsx'
import { PageLayout } from '../page-layout.tsx'
import { NothingFound } from './nothing-found.tsx'
import { ResultKinds } from './result-kinds.tsx'
import { ResultList } from './result-list.tsx'
import { ResultPages } from './result-pages.tsx'

const resultsPerPage = 24
/** In characters; about two lines on a wide screen. */
const excerptLength = 200

/** The results page: the field, the number of results, their kinds, and the results. */
export async function SearchView({ locale, asked }: { locale: LocaleId; asked: SearchParameters }) {
  const t = await getTranslations('search')
  const path = searchPath(locale)
  const request = { locale, ...asked, perPage: resultsPerPage, excerptLength }
  const result = asked.query ? await searchSite(request) : null
  if (result?.count === 0 && !asked.kind) after(() => countMiss(locale, asked.query))
  return (
    <PageLayout locale={locale} paths={pathsByLocale(searchPath)} crumb={t('title')}>
      <div className="page-width max-w-[52rem] py-10 lg:py-14">
        <h1 className="text-h2 wrap-anywhere">{await headingOf(asked, result)}</h1>
        {result?.corrected && (
          <p className="mt-3 text-muted wrap-anywhere">{t('instead', { query: asked.query })}</p>
        )}
        <SearchForm
          id="search-page"
          locale={locale}
          action={path}
          label={t('label')}
          submit={t('submit')}
          value={asked.query}
          className="mt-6"
        />
        {!asked.query && <p className="mt-4 text-muted">{t('prompt')}</p>}
        {asked.query && !result && <p className="mt-6">{t('unavailable')}</p>}
        {result && result.count > 0 && (
          <>
            <ResultKinds locale={locale} path={path} asked={asked} counts={result.counts} />
            <ResultList locale={locale} hits={result.hits} start={(asked.page - 1) * resultsPerPage + 1} />
            <ResultPages path={path} asked={asked} pages={Math.ceil(result.count / resultsPerPage)} />
          </>
        )}
        {result?.count === 0 && <NothingFound locale={locale} />}
      </div>
    </PageLayout>
  )
}

async function headingOf({ query }: SearchParameters, result: SearchResult | null): Promise<string> {
  const t = await getTranslations('search')
  if (!query || !result) return t('title')
  if (result.count === 0) return t('none', { query })
  if (result.corrected) return t('corrected', { query: result.corrected })
  return t('count', { count: result.count, query })
}
