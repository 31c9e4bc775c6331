import { searchPath } from '@tidewright/contracts/search-paths.ts'
import type { Metadata } from 'next'
import { connection } from 'next/server'
import { getTranslations } from 'next-intl/server'
import { readSearchParameters } from '@/content/search/search-parameters.ts'
import { requireLocale } from '@/i18n/locale.ts'
import { SearchView } from '@/views/search/search-view.tsx'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('search')
  return {
    // Without the query: analytics services read the title.
    title: t('title'),
    robots: { index: false },
    // Third-party scripts on the next page could read the query.
    referrer: 'origin',
    alternates: { canonical: searchPath(await requireLocale()) },
  }
}

/** The results page, at a path of its own in each language (`contracts/search-paths.ts`). Rendered per request. */
export default async function SearchPage({ searchParams }: PageProps<'/[locale]/search'>) {
  await connection()
  return <SearchView locale={await requireLocale()} asked={readSearchParameters(await searchParams)} />
}
