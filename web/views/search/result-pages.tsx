import { getTranslations } from 'next-intl/server'
import { resultsUrl, type SearchParameters } from '@/content/search/search-parameters.ts'
import { ArrowIcon } from '@/ui/icons.tsx'

type ResultPagesProps = { path: string; asked: SearchParameters; pages: number }

/** Links to the previous and next results; nothing for a single page. */
export async function ResultPages({ path, asked, pages }: ResultPagesProps) {
  if (pages < 2) return null
  const [t, list] = await Promise.all([getTranslations('search'), getTranslations('insight')])
  const href = (page: number) => resultsUrl(path, { ...asked, page })
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
