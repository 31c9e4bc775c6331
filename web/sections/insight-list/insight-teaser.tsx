import { isLocaleId, type LocaleId, localeOf } from '@tidewright/schemas/locales.ts'
import { localePath } from '@tidewright/schemas/public-path.ts'
import { getTranslations } from 'next-intl/server'
import type { InsightCard } from '@/content-types.ts'
import { Picture } from '@/images/picture.tsx'

/** An article in a list: its kind, reading time and title; with image and summary if it is large. */
export async function InsightTeaser({
  insight,
  locale,
  large = false,
  heading: Heading = 'h3',
  withSummary = large,
  withKind = true,
}: {
  insight: InsightCard
  locale: LocaleId
  large?: boolean
  /** The level of its heading, below that of the list. */
  heading?: 'h3' | 'h4'
  withSummary?: boolean
  /** False below a heading that names the kind. */
  withKind?: boolean
}) {
  const t = await getTranslations('insight')
  return (
    <article
      className="group relative"
      lang={isLocaleId(insight.language) ? localeOf(insight.language).languageTag : undefined}
    >
      {large && (
        <Picture
          picture={insight.picture}
          sizes="(min-width: 64rem) 42rem, 100vw"
          eager
          className="mb-6 aspect-16/10 w-full rounded object-cover"
        />
      )}
      <p className="text-small text-muted">
        {withKind && `${insight.type} · `}
        {t('readTime', { minutes: insight.readMinutes })}
      </p>
      <Heading className={large ? 'mt-2 text-h2' : 'mt-1 font-display text-h3 leading-tight'}>
        <a
          href={localePath(locale, `/insights/${insight.slug}`)}
          className="text-ink no-underline group-hover:text-tide after:absolute after:inset-0"
        >
          {insight.title}
        </a>
      </Heading>
      {withSummary && <p className="mt-3 max-w-[60ch] text-muted">{insight.summary}</p>}
    </article>
  )
}
