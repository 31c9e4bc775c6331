import type { LocaleId } from '@tidewright/contracts/locales.ts'
import { getTranslations } from 'next-intl/server'
import { resultsUrl, type SearchParameters } from '@/content/search/search-parameters.ts'
import { type ResultKind, resultKinds, type SearchHit, type Segment } from '@/search/search-types.ts'
import { kindLabels } from './kind-labels.ts'

/** The anchor of the results; the keyboard goes on there on the next page. */
export const resultsId = 'results'

type ResultListProps = { locale: LocaleId; hits: readonly SearchHit[]; start: number }

/** The results of one page; `start` is the number of the first. */
export async function ResultList({ locale, hits, start }: ResultListProps) {
  const labels = await kindLabels(locale)
  return (
    <ol id={resultsId} start={start} className="mt-4">
      {hits.map(({ id, kind, path, title, excerpt }) => (
        <li key={id} className="border-line border-b py-5">
          <p className="text-muted text-small">{labels[kind]}</p>
          <h2 className="text-h3">
            <a href={path} className="text-ink hover:text-tide">
              <Marked segments={title} />
            </a>
          </h2>
          <p className="mt-1 max-w-[68ch] wrap-anywhere">
            <Marked segments={excerpt} />
          </p>
        </li>
      ))}
    </ol>
  )
}

function Marked({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, isMatch }, index) =>
    isMatch ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: segments are never moved
      <mark key={index} className="rounded-xs bg-foam px-0.5 font-semibold text-inherit">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}

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
