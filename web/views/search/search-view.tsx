import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { searchPath } from '@tidewright/contracts/search-paths.ts'
import { after } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { withFallback } from '@/content/lake/sanity-fetch.ts'
import { getNavigation } from '@/content/navigation.ts'
import { resultsUrl, type SearchParameters } from '@/content/search/search-parameters.ts'
import { searchSite } from '@/content/search/search-site.ts'
import { countMiss } from '@/features/search/count-miss.ts'
import { foreignLanguageTag } from '@/i18n/foreign-language-tag.ts'
import { pathsByLocale } from '@/links/paths.ts'
import type { SearchResult } from '@/search/search-types.ts'
import { entriesOf } from '@/shell/menu-entries.ts'
import { ArrowIcon } from '@/ui/icons.tsx'
import { SearchForm } from '@/ui/search-form.tsx'
import { PageLayout } from '../page-layout.tsx'
import { ResultKinds, ResultList, resultsId } from './result-list.tsx'

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
        {result && result.count > 0 && <Results locale={locale} query={asked.query} result={result} />}
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

type ResultsProps = { locale: LocaleId; query: string; result: SearchResult }

function Results({ locale, query, result }: ResultsProps) {
  const path = searchPath(locale)
  const shown = { query, kind: result.kind, page: result.page }
  return (
    <>
      <ResultKinds locale={locale} path={path} asked={shown} counts={result.counts} />
      <ResultList locale={locale} hits={result.hits} start={(result.page - 1) * resultsPerPage + 1} />
      <ResultPages path={path} asked={shown} pages={Math.ceil(result.count / resultsPerPage)} />
    </>
  )
}

type ResultPagesProps = { path: string; asked: SearchParameters; pages: number }

/** Links to the previous and next results; nothing for a single page. */
async function ResultPages({ path, asked, pages }: ResultPagesProps) {
  if (pages < 2) return null
  const [t, list] = await Promise.all([getTranslations('search'), getTranslations('insight')])
  const href = (page: number) => `${resultsUrl(path, { ...asked, page })}#${resultsId}`
  return (
    <nav aria-label={t('pages')} className="mt-8 flex flex-wrap items-center justify-between gap-4">
      {asked.page > 1 && (
        <a className="button-secondary gap-2" href={href(asked.page - 1)} rel="prev">
          <ArrowIcon className="size-5 rotate-180" />
          {t('previous')}
        </a>
      )}
      <p className="text-muted">{list('pageOf', { page: String(asked.page), pages: String(pages) })}</p>
      {asked.page < pages && (
        <a className="button-secondary gap-2" href={href(asked.page + 1)} rel="next">
          {t('next')}
          <ArrowIcon className="size-5" />
        </a>
      )}
    </nav>
  )
}

/** What to try next if nothing was found: other words, or one of the pages of the menu. */
async function NothingFound({ locale }: { locale: LocaleId }) {
  const t = await getTranslations('search')
  const navigation = await withFallback(
    () => getNavigation(locale),
    () => null,
  )
  const links = navigation?.footer.flatMap((column) => entriesOf(column.links, locale)) ?? []
  const pages = [...new Map(links.map((link) => [link.href, link])).values()]
  return (
    <>
      <p className="mt-6">{t('advice')}</p>
      {navigation && pages.length > 0 && (
        <nav aria-labelledby="ways-on" className="mt-6">
          <h2 id="ways-on" className="text-h3">
            {t('waysOn')}
          </h2>
          <ul lang={foreignLanguageTag(locale, navigation.language)} className="mt-2 flex flex-wrap gap-x-7">
            {pages.map(({ href, label }) => (
              <li key={href}>
                <a className="text-link inline-flex min-h-11 items-center" href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}
