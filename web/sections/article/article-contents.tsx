import { PlusIcon } from '@/ui/icons.tsx'
import type { Heading } from '../rich-text/headings.ts'

/** The table of contents of an article: next to the text on a wide screen, collapsed above it on a phone. */
export function ArticleContents({ headings, label }: { headings: Heading[]; label: string }) {
  const list = (
    <ol className="text-small">
      {headings.map(({ id, text, lang }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            {...(lang ? { lang } : {})}
            className="flex min-h-11 items-center py-1.5 leading-snug text-ink no-underline hover:text-tide hover:underline"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label={label} className="lg:col-span-4 print:hidden">
      <details className="group mt-6 border-line border-y lg:hidden">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-6 font-semibold [&::-webkit-details-marker]:hidden">
          {label}
          <PlusIcon className="size-5 group-open:rotate-45" />
        </summary>
        <div className="pb-4">{list}</div>
      </details>
      <div className="sticky top-36 mt-5 max-h-[calc(100dvh-10rem)] max-w-xs overflow-y-auto border-line border-l pl-5 max-lg:hidden">
        <p className="font-semibold text-small" aria-hidden="true">
          {label}
        </p>
        {list}
      </div>
    </nav>
  )
}
