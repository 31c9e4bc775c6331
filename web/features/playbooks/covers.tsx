import { isLocaleId, type LocaleId, localeOf } from '@tidewright/contracts/locales.ts'
import { getTranslations } from 'next-intl/server'
import type { PlaybookCover } from '@/content-types.ts'
import { LockIcon } from '@/ui/icons.tsx'
import { TideDrawing } from '@/ui/tide-drawing.tsx'

/** The covers of the weekly playbooks, locked: nothing else of them is in the page before the code. */
export async function Covers({ covers, locale }: { covers: PlaybookCover[]; locale: LocaleId }) {
  if (covers.length === 0) return null
  const t = await getTranslations({ locale, namespace: 'playbooks' })
  return (
    <section aria-labelledby="covers" className="border-line border-t pt-8 lg:pt-10">
      <h2 id="covers" className="text-h2">
        {t('covers')}
      </h2>
      <ol className="mt-6 grid grid-cols-2 gap-3 sm:gap-4 sm:grid-cols-3 lg:grid-cols-5 lg:gap-6">
        {covers.map(({ _id, language, week, tab }) => (
          <li
            key={_id}
            className="relative flex aspect-4/5 flex-col overflow-hidden rounded border border-line bg-raised p-3 sm:p-4"
          >
            <span className="flex items-start justify-between gap-2 text-small text-tide">
              {t('week', { week: String(week) })}
              <LockIcon className="size-5" />
            </span>
            <strong
              className="mt-2 font-heading font-semibold text-small leading-tight hyphens-auto sm:text-h3"
              lang={isLocaleId(language) ? localeOf(language).languageTag : undefined}
            >
              {tab}
            </strong>
            <span className="sr-only">, {t('locked')}</span>
            <TideDrawing phase={week * 1.3} className="absolute inset-x-0 bottom-0 h-1/2 w-full text-tide" />
          </li>
        ))}
      </ol>
    </section>
  )
}
