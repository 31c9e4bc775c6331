import type { LocaleId } from '@tidewright/contracts/locales.ts'
import type { SearchHit, Segment } from '@/search/search-types.ts'
import { kindLabels } from './kind-labels.ts'

type ResultListProps = { locale: LocaleId; hits: readonly SearchHit[]; start: number }

/** The results of one page; `start` is the number of the first. */
export async function ResultList({ locale, hits, start }: ResultListProps) {
  const labels = await kindLabels(locale)
  return (
    <ol start={start} className="mt-4">
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
