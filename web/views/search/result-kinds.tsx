import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { getTranslations } from 'next-intl/server'
import { resultsUrl, type SearchParameters } from '@/content/search/search-parameters.ts'
import { type ResultKind, resultKinds } from '@/search/search-types.ts'
import { kindLabels } from './kind-labels.ts'

type ResultKindsProps = {
  locale: LocaleId
  path: string
  asked: SearchParameters
  counts: Partial<Record<ResultKind, number>>
}

/** Links to the results of one kind; nothing if there is only one. */
export async function ResultKinds({ locale, path, asked, counts }: ResultKindsProps) {
  const [t, labels] = await Promise.all([getTranslations('search'), kindLabels(locale)])
  const found = resultKinds.flatMap((kind) => {
    const count = counts[kind]
    return count ? [{ kind, count, label: labels[kind] }] : []
  })
  if (found.length < 2) return null
  const sum = found.reduce((total, { count }) => total + count, 0)
  const links = [{ kind: null, count: sum, label: t('all') }, ...found]
  return (
    <nav aria-label={t('kinds')} className="mt-6">
      <ul className="flex flex-wrap gap-2">
        {links.map(({ kind, count, label }) => (
          <li key={label}>
            <a
              href={resultsUrl(path, { ...asked, kind, page: 1 })}
              aria-current={kind === asked.kind ? 'true' : undefined}
              className="inline-flex min-h-11 items-center gap-2 rounded border border-line px-4 text-ink text-small no-underline hover:border-tide hover:text-tide aria-[current]:border-tide aria-[current]:bg-foam aria-[current]:font-semibold"
            >
              {label} <span className="text-muted tabular-nums">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
