import { listPagePath } from '@tidewright/contracts/public-path.ts'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ListPages as ListPagesData } from '@/content-types.ts'
import { ArrowIcon } from '@/ui/icons.tsx'

type ListPagesProps = ListPagesData & {
  /** The anchor of the list on its page. */
  anchor: string
}

const button = 'button-secondary gap-2 max-sm:grow max-sm:px-3'
const box = 'flex size-11 items-center justify-center rounded tabular-nums'

/** Which page of a long list it is; nothing on the first. */
export async function PageOf({ number, count }: ListPagesData) {
  if (number === 1) return null
  const [t, lang] = await Promise.all([getTranslations('insight'), getLocale()])
  return (
    <p lang={lang} className="mb-5 text-muted text-small">
      {t('pageOf', { page: String(number), pages: String(count) })}
    </p>
  )
}

/** Pagination of a long list, each page with its own path; nothing for a single page. */
export async function ListPages({ number, count, path, anchor }: ListPagesProps) {
  if (count < 2) return null
  const [t, lang] = await Promise.all([getTranslations('insight'), getLocale()])
  const href = (page: number) => `${listPagePath(path, page)}#${anchor}`
  return (
    <nav
      lang={lang}
      aria-label={t('pages')}
      className="mt-10 flex flex-wrap items-center justify-center gap-x-6 gap-y-4 border-line border-t pt-6 print:hidden"
    >
      {number > 1 && (
        <a className={`${button} sm:mr-auto`} href={href(number - 1)} rel="prev">
          <ArrowIcon className="size-5 rotate-180" />
          {t('newer')}
        </a>
      )}
      <ol className="flex items-center gap-0.5 max-sm:order-first max-sm:w-full max-sm:justify-center">
        {pagesShown(number, count).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === null ? (
              <span aria-hidden="true" className="flex w-5 justify-center text-muted">
                …
              </span>
            ) : (
              <a
                className={`${box} ${page === number ? 'bg-tide font-semibold text-paper no-underline' : 'text-link'}`}
                href={href(page)}
                aria-label={t('page', { page: String(page) })}
                aria-current={page === number ? 'page' : undefined}
              >
                {page}
              </a>
            )}
          </li>
        ))}
      </ol>
      {number < count && (
        <a className={`${button} sm:ml-auto`} href={href(number + 1)} rel="next">
          {t('older')}
          <ArrowIcon className="size-5" />
        </a>
      )}
    </nav>
  )
}

/** The page numbers to link to: the first, the last, and those around the current one; null for a gap. */
export function pagesShown(number: number, count: number): (number | null)[] {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const isShown = (page: number) => page === 1 || page === count || Math.abs(page - number) <= 1
  return numbers.flatMap((page) => {
    if (isShown(page)) return [page]
    return isShown(page - 1) ? [null] : []
  })
}
